import { type DocSet, emptySet } from '../index/docSet'
import { fieldOf, valuesOf } from '../index/schema'
import type { SearchIndex } from '../index/searchIndex'

/** The documents that have any value in the field (`field:[* TO *]`). */
export function matchExists(index: SearchIndex, field: string): DocSet {
  fieldOf(index.schema, field)
  const set = emptySet(index.size)
  index.documents.forEach((document, doc) => {
    if (valuesOf(index.schema, document, field).length > 0) set[doc] = 1
  })
  return set
}
