import { type Translate, translateText } from './translate'

/** The keys of a widget's configuration with texts for visitors. Keys of messages contain a dot. */
const VISIBLE_KEY =
  /^(?:label|name|title|heading|text|placeholder|description|attribution|price_unit|flag|unflag|facet_label|riotjs_label|\w+\.\w+)$/

/** Translates the texts of a configuration. Invalid JSON does not change. */
export function translateJson(json: string, translate: Translate): string {
  try {
    return JSON.stringify(translated('', JSON.parse(json), translate))
  } catch {
    return json
  }
}

function translated(key: string, value: unknown, translate: Translate): unknown {
  if (typeof value === 'string')
    return VISIBLE_KEY.test(key) ? translateText(value, translate) : value
  if (Array.isArray(value)) return value.map((one) => translated(key, one, translate))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, translated(name, one, translate)]),
  )
}
