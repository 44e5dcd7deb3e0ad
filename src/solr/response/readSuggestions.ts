import { isJsonObject, type JsonObject } from './jsonObject'

/** Spelling corrections of a query. */
export interface Suggestions {
  /** Corrected queries (Solr's collations), the best first. */
  readonly queries: readonly string[]
  readonly words: readonly MisspelledWord[]
}

/** A word that is not in the index. */
export interface MisspelledWord {
  /** Its offset in the query; `end` is the offset after its last character. */
  readonly start: number
  readonly end: number
  /** Similar words of the index, the best first. */
  readonly corrections: readonly string[]
}

/** Reads Solr's spellcheck part: maps or alternating lists, plain or extended, collations inside or beside. */
export function readSuggestions(spellcheck: JsonObject): Suggestions {
  const suggestions = entries(spellcheck['suggestions'])
  const collations = entries(spellcheck['collations'])
  const queries = [...collations, ...suggestions]
    .filter(([name]) => name === 'collation')
    .flatMap(([, collation]) => readQuery(collation))
  return { queries, words: suggestions.flatMap(([, suggestion]) => readMisspelledWord(suggestion)) }
}

/** Lists the names and values of a map, or of a list in which they alternate. */
function entries(value: unknown): readonly (readonly [string, unknown])[] {
  if (isJsonObject(value)) return Object.entries(value)
  if (!Array.isArray(value)) return []
  const list: readonly unknown[] = value
  return list.flatMap((name, at) =>
    at % 2 === 0 && typeof name === 'string' ? [[name, list[at + 1]] as const] : [],
  )
}

function readQuery(collation: unknown): readonly string[] {
  if (typeof collation === 'string') return [collation]
  const extended = new Map(entries(collation)).get('collationQuery')
  return typeof extended === 'string' ? [extended] : []
}

function readMisspelledWord(suggestion: unknown): readonly MisspelledWord[] {
  const fields = new Map(entries(suggestion))
  const start = fields.get('startOffset')
  const end = fields.get('endOffset')
  const corrections = readWords(fields.get('suggestion'))
  return typeof start === 'number' && typeof end === 'number' ? [{ start, end, corrections }] : []
}

function readWords(found: unknown): readonly string[] {
  if (!Array.isArray(found)) return []
  return found.flatMap((one: unknown) => {
    const word = typeof one === 'string' ? one : new Map(entries(one)).get('word')
    return typeof word === 'string' ? [word] : []
  })
}
