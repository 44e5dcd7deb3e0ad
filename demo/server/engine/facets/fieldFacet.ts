import type { DocSet } from '../index/docSet'
import { isNumberType } from '../index/numberFormat'
import { fieldOf } from '../index/schema'
import type { SearchIndex } from '../index/searchIndex'
import type { NamedList } from '../response/namedList'
import { SolrError } from '../solrError'
import { countTerms } from './countTerms'
import type { FacetOptions } from './facetOptions'
import { termFilter } from './termFilter'

/** The values of a field with their counts, the missing bucket (null) last. */
export function fieldFacet(
  index: SearchIndex,
  field: string,
  set: DocSet,
  options: FacetOptions,
): NamedList {
  const { type } = fieldOf(index.schema, field)
  if (type === 'point' || type === 'date_range') {
    throw new SolrError(`Cannot facet on the ${type} field ${field}`)
  }
  if (isNumberType(type) && (options.contains !== '' || options.matches !== null)) {
    throw new SolrError(`facet.contains and facet.matches are not supported on the number ${field}`)
  }
  // Solr's SortableTextField counts stored values. Only with method enum it counts words.
  const isWhole =
    type === 'text' && Object.hasOwn(index.schema.fields, field) && options.method !== 'enum'
  const column = isWhole ? index.values(field) : index.terms(field)
  const { counts, missing } = countTerms(column, set)
  const listed: number[] = []
  const allowedTerms = termFilter(options)
  column.terms.forEach((term, ordinal) => {
    if ((counts[ordinal] ?? 0) >= options.mincount && allowedTerms(term)) listed.push(ordinal)
  })
  if (options.sort === 'count') {
    listed.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)
  }
  const end = options.limit < 0 ? undefined : options.offset + options.limit
  const entries: NamedList = listed
    .slice(options.offset, end)
    .map((ordinal) => [column.terms[ordinal] ?? '', counts[ordinal] ?? 0])
  return options.missing ? [...entries, [null, missing]] : entries
}
