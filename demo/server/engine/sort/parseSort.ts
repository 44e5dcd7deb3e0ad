import { fieldOf, hasField, type Schema } from '../index/schema'
import { SolrError } from '../solrError'
import { GEODIST } from '../spatial/distances'

/** One key of a sort. */
export interface SortKey {
  /** A field, `score`, `geodist()`, or `random_` and a number. */
  readonly name: string
  readonly descending: boolean
}

/**
 * Reads `price asc, score desc`.
 * @throws SolrError with Solr's message for unknown or multi-valued fields and missing directions.
 */
export function parseSort(schema: Schema, text: string): readonly SortKey[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, name, direction] = /^(\S+)\s+(asc|desc)$/i.exec(part) ?? []
      if (!name || !direction) {
        throw new SolrError(`Can't determine a Sort Order (asc or desc) in sort spec '${text}'`)
      }
      const descending = direction.toLowerCase() === 'desc'
      check(schema, name, descending)
      return { name, descending }
    })
}

function check(schema: Schema, name: string, descending: boolean): void {
  // Solr fails with an error of its own where the farthest shall be first.
  if (name === GEODIST && descending) throw new SolrError('can not sort on geodist() desc', 500)
  if (name === GEODIST) return
  if (name === 'score' || /^random_\w+$/.test(name)) return
  if (!hasField(schema, name)) throw new SolrError(`sort param field can't be found: ${name}`)
  const { type, multi } = fieldOf(schema, name)
  if (multi) throw new SolrError(`can not sort on multivalued field: ${name}`)
  if (type === 'point') throw new SolrError(`can not sort on the point field ${name}`)
}
