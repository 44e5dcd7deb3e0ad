import type { Doc } from '../../../src/solr/response/searchResponse'
import { textOf } from '../../../src/templates/values/textOf'
import type { Completed } from '../../shared/entry/widgetEntry'
import type { FlagConfig } from './config'

const TITLES = ['title', 'label', 'name']

/** Takes the item's id and title from the document. Of a field with several values, the first counts. */
export function itemFromDoc(config: FlagConfig, doc: Doc): Completed<FlagConfig> {
  const item = config.item ?? firstText(doc, config.key)
  if (item === '') {
    return { issue: `item is missing, expected the field "${config.key}" in each document` }
  }
  const titleField = TITLES.find((name) => firstText(doc, name) !== '')
  const title = config.title ?? (titleField && firstText(doc, titleField))
  return { config: { ...config, item, ...(title && { title }) } }
}

/** Takes the id from `data-{key}` on the element or on one around it, where CMSs put it on a teaser. */
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
