import MiniSearch from 'minisearch'
import { createMemo } from '../memo'
import { type Document, type Schema, valuesOf } from './schema'
import { words } from './words'

/** Full-text search over the fields that visitors search. */
export interface TextIndex {
  /** The indexed fields. */
  readonly fields: ReadonlySet<string>
  /** The weighted scores of one word by document. Fields that are not indexed add nothing. */
  scores(word: string, weights: Readonly<Record<string, number>>): ReadonlyMap<number, number>
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
  const fields = new Set(searched)
  return {
    fields,
    scores: (word, weights) =>
      memo.get(JSON.stringify([weights, word]), () => {
        const found = index.search(word, {
          fields: searched.filter((name) => Object.hasOwn(weights, name)),
          boost: { ...weights },
          tokenize: (text) => [text],
        })
        return new Map(found.map(({ id, score }) => [Number(id), score]))
      }),
  }
}
