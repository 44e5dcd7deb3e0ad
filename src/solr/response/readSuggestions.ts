import { isJson, type Json } from './record'

/** What the visitor may have meant. */
export interface Suggestions {
  /** Whole corrected queries, the best first. */
  readonly queries: readonly string[]
  readonly words: readonly Misspelt[]
}

/** A word that the index does not know. */
export interface Misspelt {
  /** Where it stands in the query: its first character, and the one after its last. */
  readonly start: number
  readonly end: number
  /** What the index knows instead, the best first. */
  readonly better: readonly string[]
}

/** Takes maps and alternating lists, plain and extended results, collations beside or among them. */
export function readSuggestions(spellcheck: Json): Suggestions {
  const suggestions = entries(spellcheck['suggestions'])
  const collations = entries(spellcheck['collations'])
  const queries = [...collations, ...suggestions]
    .filter(([name]) => name === 'collation')
    .flatMap(([, collation]) => query(collation))
  return { queries, words: suggestions.flatMap(([, suggestion]) => misspelt(suggestion)) }
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

function misspelt(suggestion: unknown): readonly Misspelt[] {
  const said = new Map(entries(suggestion))
  const start = said.get('startOffset')
  const end = said.get('endOffset')
  const better = wordsOf(said.get('suggestion'))
  return typeof start === 'number' && typeof end === 'number' ? [{ start, end, better }] : []
}

function wordsOf(found: unknown): readonly string[] {
  if (!Array.isArray(found)) return []
  return found.flatMap((one: unknown) => {
    const word = typeof one === 'string' ? one : new Map(entries(one)).get('word')
    return typeof word === 'string' ? [word] : []
  })
}
