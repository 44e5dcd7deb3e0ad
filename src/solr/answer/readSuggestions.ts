import { isJson, type Json, jsonAt } from './record'

/**
 * What the visitor may have meant: whole corrected queries first, then words, each once.
 * Takes maps and alternating lists, plain and extended results, collations beside or among them.
 */
export function readSuggestions(answer: Json): readonly string[] {
  const spellcheck = jsonAt(answer, 'spellcheck')
  const suggestions = entries(spellcheck['suggestions'])
  const collations = entries(spellcheck['collations'])
  const queries = [...collations, ...suggestions]
    .filter(([name]) => name === 'collation')
    .flatMap(([, collation]) => query(collation))
  const words = suggestions.flatMap(([, suggestion]) => wordsOf(suggestion))
  return [...new Set([...queries, ...words])]
}

/** The names and values of a map, or of a list in which they alternate. */
function entries(value: unknown): readonly (readonly [string, unknown])[] {
  if (isJson(value)) return Object.entries(value)
  if (!Array.isArray(value)) return []
  const list: readonly unknown[] = value
  return list.flatMap((name, at) =>
    at % 2 === 0 && typeof name === 'string' ? [[name, list[at + 1]] as const] : [],
  )
}

function query(collation: unknown): readonly string[] {
  if (typeof collation === 'string') return [collation]
  const extended = new Map(entries(collation)).get('collationQuery')
  return typeof extended === 'string' ? [extended] : []
}

function wordsOf(suggestion: unknown): readonly string[] {
  const found = new Map(entries(suggestion)).get('suggestion')
  if (!Array.isArray(found)) return []
  return found.flatMap((one: unknown) => {
    const word = typeof one === 'string' ? one : new Map(entries(one)).get('word')
    return typeof word === 'string' ? [word] : []
  })
}
