import { fieldOf } from '../index/schema'
import type { SearchIndex } from '../index/searchIndex'
import { SolrError } from '../solrError'

/**
 * The index with the searched fields of `qf`, such as `title^3 content`.
 * @throws SolrError for an unknown field.
 */
export function withQueryFields(index: SearchIndex, qf: string | undefined): SearchIndex {
  const parts = qf?.trim().split(/\s+/).filter(Boolean) ?? []
  if (parts.length === 0) return index
  const searched = Object.fromEntries(
    parts.map((part) => {
      const [name = '', weight = '1'] = part.split('^')
      fieldOf(index.schema, name)
      if (!(Number(weight) >= 0)) throw new SolrError(`Cannot parse qf '${qf}'`)
      return [name, Number(weight)]
    }),
  )
  return { ...index, schema: { ...index.schema, searched } }
}
