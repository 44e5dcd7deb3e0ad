import { nearest } from '../../src/config/nearest'
import { ATTRIBUTES } from '../../src/contract/attributes'
import { FURTHER_WIDGETS } from '../../src/contract/furtherWidgets'
import { FACET_WIDGETS } from '../../src/contract/widgets'
import { TEMPLATE_NAMES } from '../../src/templates/templateName'
import { elementName } from '../app/elementName'

/*
 * Why a mount point is not mounted, or not as it says, in words. They are loaded with the first report.
 */

export function unknownWidget(name: string, ofRegistry: readonly string[]): string {
  if (FURTHER_WIDGETS.includes(name)) {
    return `the code of the widget "${name}" is missing on this page; the message before says why`
  }
  const known = [...ofRegistry, ...FURTHER_WIDGETS]
  return `data-vitrine must be the name of a widget, got "${name}". ${didYouMean(name, known) ?? `Known are ${known.join(', ')}.`}`
}

export function unknownComponent(named: string, known: readonly string[]): string {
  const cure = didYouMean(named, known) ?? `The page has ${known.join(', ') || 'none'}.`
  return `data-vitrine-for must be the id of a search component, got "${named}". ${cure}`
}

export function noComponent(ids: readonly string[]): string {
  const found = ids.length === 0 ? 'the page has none' : `the page has ${ids.join(', ')}`
  return `data-vitrine-for is missing, expected the id of a search component since this stands in none, and ${found}`
}

export function componentNotMounted(): string {
  return 'the search component that it stands in was not mounted'
}

export function noParent(reason: string): string {
  return `solr.index is "inherit", so this must stand in a search component or name one: ${reason}`
}

export function foreignAddress(url: string, base: string): string {
  const is = `solr.url must be an address of this site, got "${url}"`
  if (!URL.canParse(url, base)) return is
  const { origin, username, password } = new URL(url, base)
  if (username || password) return `${is}, which holds a user's name`
  if (origin === 'null') return is
  return `${is}. List "${origin}" in the page settings' solr_origins if it is your proxy`
}

export function sameId(id: string, other: Element): string {
  return `id must be unique among search components, got "${id}", which ${elementName(other)} (<${other.localName}>) has already`
}

export function samePrefix(id: string, other: string, prefix: string): string {
  return `search#${id}: solr.fragment_prefix must differ from that of search#${other}, got "${prefix}", since both write to the address. "${id}" is used; set it to a short name of your own.`
}

export function unknownFacetWidget(element: Element, name: string, widget: string): string {
  return `${elementName(element)}: facet_widget_map.${name} must be a widget for facets (${FACET_WIDGETS.join(', ')}), got "${widget}"; such facets are shown as "facet".`
}

export function unknownSetting(where: string, key: string, known: readonly string[]): string {
  return `${where}: ${key} is not a setting and is ignored. ${didYouMean(key, known) ?? ''}`.trim()
}

export function unknownTemplate(element: Element, name: string): string {
  const cure = didYouMean(name, TEMPLATE_NAMES) ?? `Known: ${TEMPLATE_NAMES.join(', ')}.`
  return `${templateIn(element, name)} is not a template's name, so it is not used. ${cure}`
}

export function emptyTemplate(element: Element, name: string): string {
  return `${templateIn(element, name)} is empty, so the default card is shown. A text format has moved or removed what stood inside: let it allow <template>, or write the template as <div hidden ${ATTRIBUTES.template}="${name}">.`
}

export function sameTemplate(element: Element, name: string): string {
  return `${templateIn(element, name)} stands here twice: the first one counts.`
}

function templateIn(element: Element, name: string): string {
  return `${elementName(element)}: ${ATTRIBUTES.template}="${name}"`
}

function didYouMean(name: string, known: readonly string[]): string | null {
  const near = nearest(name, known)
  return near ? `Did you mean "${near}"?` : null
}
