import type { Doc } from '../../../src/solr/response/searchResponse'
import { textOf } from '../../../src/templates/values/textOf'
import type { Completed } from '../../shared/entry/widgetEntry'
import type { FlagConfig } from './config'

const TITLES = ['title', 'label', 'name']

/** The document's key is the item, its title names it; a field of many values counts by its first. */
export function itemFromDoc(config: FlagConfig, doc: Doc): Completed<FlagConfig> {
  const item = config.item ?? firstText(doc, config.key)
  if (item === '') {
    return { issue: `item is missing, expected the field "${config.key}" in each document` }
  }
  const titled = TITLES.find((name) => firstText(doc, name) !== '')
  const title = config.title ?? (titled && firstText(doc, titled))
  return { config: { ...config, item, ...(title && { title }) } }
}

/** The id stands on the element, or on one around it, as CMSs put it on a teaser: `data-{key}`. */
export function itemFromElement(config: FlagConfig, element: Element): Completed<FlagConfig> {
  if (config.item !== undefined) return { config }
  const name = `data-${config.key}`
  const item = element
    .closest(`[${CSS.escape(name)}]`)
    ?.getAttribute(name)
    ?.trim()
  if (item) return { config: { ...config, item } }
  return {
    issue: `item is missing, expected the item's id, here or as ${name} on this element or one around it`,
  }
}

function firstText(doc: Doc, field: string): string {
  if (!Object.hasOwn(doc, field)) return ''
  const value = doc[field]
  return textOf(Array.isArray(value) ? value[0] : value)
}
