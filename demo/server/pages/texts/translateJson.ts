import { type Say, said } from './say'

/** The keys of a widget's configuration whose values are read by visitors; a message's key has a dot. */
const READ =
  /^(?:label|name|title|text|placeholder|description|attribution|flag|unflag|facet_label|riotjs_label|\w+\.\w+)$/

/** A configuration with the texts for visitors in a page's language; what is no JSON stays as it is. */
export function translateJson(json: string, say: Say): string {
  try {
    return JSON.stringify(translated('', JSON.parse(json), say))
  } catch {
    return json
  }
}

function translated(key: string, value: unknown, say: Say): unknown {
  if (typeof value === 'string') return READ.test(key) ? said(value, say) : value
  if (Array.isArray(value)) return value.map((one) => translated(key, one, say))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, translated(name, one, say)]),
  )
}
