import { countTerms } from '../facets/countTerms'
import { fullSet } from '../index/docSet'
import type { SearchIndex } from '../index/searchIndex'

const cache = new WeakMap<SearchIndex, ReadonlyMap<string, number>>()

/** The searchable words, with the largest number of documents that contain them in one field. */
export function wordFrequencies(index: SearchIndex): ReadonlyMap<string, number> {
  const cached = cache.get(index)
  if (cached) return cached
  const frequencies = new Map<string, number>()
  for (const field of Object.keys(index.schema.searched)) {
    const column = index.terms(field)
    const { counts } = countTerms(column, fullSet(index.size))
    column.terms.forEach((term, ordinal) => {
      frequencies.set(term, Math.max(frequencies.get(term) ?? 0, counts[ordinal] ?? 0))
    })
  }
  cache.set(index, frequencies)
  return frequencies
}
