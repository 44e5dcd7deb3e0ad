import MiniSearch from 'minisearch'
import { createMemo } from '../memo'
import { type Document, type Schema, valuesOf } from './schema'
import { words } from './words'

/** Full-text search over the fields that visitors search. */
export interface TextIndex {
  /**
   * Scores by document of one whole word, the best field counting most.
   * @param field null for all searched fields, weighted.
   */
  scores(word: string, field: string | null): ReadonlyMap<number, number>
}

/** @see https://lucaong.github.io/minisearch/ for the scoring (BM25+). */
export function createTextIndex(schema: Schema, documents: readonly Document[]): TextIndex {
  const searched = Object.keys(schema.searched)
  const index = new MiniSearch<{ number: number; document: Document }>({
    idField: 'number',
    fields: searched,
    tokenize: (text) => [...words(text)],
    processTerm: (word) => word,
    extractField: (entry, name) =>
      name === 'number'
        ? entry.number
        : valuesOf(schema, entry.document, name).map(String).join('\n'),
  })
  index.addAll(documents.map((document, number) => ({ number, document })))
  const memo = createMemo<ReadonlyMap<number, number>>(500)
  return {
    scores: (word, field) =>
      memo.get(JSON.stringify([field, word]), () => {
        const found = index.search(word, {
          fields: field === null ? searched : [field],
          boost: field === null ? { ...schema.searched } : {},
          tokenize: (text) => [text],
        })
        return new Map(found.map(({ id, score }) => [Number(id), score]))
      }),
  }
}
