import type { ConfigSchema } from '../../src/config/decode'
import { isTooDeep } from '../../src/config/isTooDeep'
import { merge } from '../../src/config/merge'
import { parseJson } from '../../src/config/parseJson'
import { recover } from '../../src/config/recover'
import { ATTRIBUTES } from '../../src/contract/attributes'
import { facetWidgetNamed } from '../../src/contract/widgets'
import { isConfigScript, layerConfig } from '../../src/settings/layerConfig'
import {
  ancestorsOf,
  attributeOf,
  attributesOf,
  elementsIn,
  isElement,
  parseHtml,
  type TreeElement,
  textOf,
} from './htmlTree'

/** A page as the CMS has it, read once. */
export interface ServerPage {
  readonly html: string
  /** The value of `<html lang>`. */
  readonly lang: string | null
  /** The page settings: those given, and those in the page. */
  readonly settings: Readonly<Record<string, unknown>>
  /** The elements of search components, in document order. */
  readonly searches: readonly TreeElement[]
  /** All other mount points that name a widget. */
  readonly mountPoints: readonly TreeElement[]
}

/** Reads a page. @param settings what the browser has as `vitrineSettings` or `drupalSettings.vitrine` */
export function readPage(
  html: string,
  settings: Readonly<Record<string, unknown>> = {},
): ServerPage {
  const elements = elementsIn(parseHtml(html))
  const scripts = elements.filter(
    (one) =>
      one.tagName === 'script' &&
      attributeOf(one, 'type') === 'application/json' &&
      attributeOf(one, ATTRIBUTES.settings) !== null,
  )
  const sources = [settings, ...scripts.map(settingsIn)].filter((source) => !isTooDeep(source))
  const points = elements.filter(
    (one) => attributeOf(one, ATTRIBUTES.widget) !== null && !isInOurs(one),
  )
  return {
    html,
    lang:
      elements.find(({ tagName }) => tagName === 'html')?.attrs.find(({ name }) => name === 'lang')
        ?.value ?? null,
    settings: merge(...sources),
    searches: points.filter((one) => widgetOf(one) === 'search'),
    mountPoints: points.filter((one) => widgetOf(one) !== 'search'),
  }
}

/** The widget that an element names. */
export function widgetOf(element: TreeElement): string {
  return attributeOf(element, ATTRIBUTES.widget) ?? ''
}

/** Reads an element's configuration as the browser does. @returns null when it can't be mounted. */
export function configOf<C>(
  element: TreeElement,
  page: ServerPage,
  schema: ConfigSchema<C>,
): C | null {
  const scripts = element.childNodes
    .filter(isElement)
    .filter((one) => one.tagName === 'script' && isConfigScript((name) => attributeOf(one, name)))
  const source = { attributes: attributesOf(element), scripts: scripts.map(textOf) }
  return recover(schema, layerConfig(source, page.settings[widgetOf(element)], schema).config)
    .config
}

/** The search element that a widget names, stands in, or that is the page's only one; null for none. */
export function searchOf(element: TreeElement, { searches }: ServerPage): TreeElement | null {
  const named = attributeOf(element, ATTRIBUTES.for)
  if (named !== null) return searches.find((one) => attributeOf(one, 'id') === named) ?? null
  const around = ancestorsOf(element).find((one) => searches.includes(one))
  return around ?? (searches.length === 1 ? (searches[0] ?? null) : null)
}

/** The `facets` widget that lists a facet's mount point, since it stands in it; null for none. */
export function facetListAround(element: TreeElement): TreeElement | null {
  if (!facetWidgetNamed(widgetOf(element))) return null
  const search = attributeOf(element, ATTRIBUTES.for)
  const list = ancestorsOf(element).find((one) => widgetOf(one) === 'facets')
  const isSame = list && (search === null || search === attributeOf(list, ATTRIBUTES.for))
  return isSame ? list : null
}

function isInOurs(element: TreeElement): boolean {
  return [element, ...ancestorsOf(element)].some(
    (one) =>
      attributeOf(one, ATTRIBUTES.root) !== null || attributeOf(one, ATTRIBUTES.template) !== null,
  )
}

function settingsIn(script: TreeElement): unknown {
  try {
    return parseJson(textOf(script))
  } catch {
    return {}
  }
}
