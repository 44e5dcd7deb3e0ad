import { fieldOf, hasField, valuesOf } from '../index/schema'
import type { SearchIndex } from '../index/searchIndex'
import type { QueryNode } from '../lucene/queryNode'
import { wildcardPattern } from '../match/wildcardPattern'
import { OrderedMap } from '../response/orderedMap'
import { type SolrParams, toInt } from '../solrParams'
import { foundWords } from './foundWords'
import { snippets } from './snippets'

/** The `highlighting` of a response: snippets by document and field. */
export function highlighting(
  index: SearchIndex,
  params: SolrParams,
  node: QueryNode | null,
  docs: readonly number[],
): OrderedMap {
  const find = foundWords(node)
  const fields = requestedFields(index, params)
  return new OrderedMap(
    docs.flatMap((doc) => {
      const document = index.documents[doc]
      if (!document) return []
      const found = fields.flatMap((field) => {
        const options = {
          pre: params.forField(field, 'hl.simple.pre') ?? '<em>',
          post: params.forField(field, 'hl.simple.post') ?? '</em>',
          size: toInt(params.forField(field, 'hl.fragsize'), 100),
          max: toInt(params.forField(field, 'hl.snippets'), 1),
        }
        const marked = valuesOf(index.schema, document, field)
          .flatMap((value) => snippets(String(value), find, options))
          .slice(0, options.max)
        return marked.length > 0 ? [[field, marked] as const] : []
      })
      return [[document.id, new OrderedMap(found)] as const]
    }),
  )
}

/** The fields of `hl.fl` with globs resolved. Without it, the stored fields that are searched. */
function requestedFields(index: SearchIndex, params: SolrParams): readonly string[] {
  const { fields, searched } = index.schema
  const requested = params
    .all('hl.fl')
    .flatMap((list) => list.split(/[\s,]+/))
    .filter(Boolean)
  const names = requested.flatMap((name) =>
    name.includes('*') ? Object.keys(fields).filter(wildcardPattern(name)) : [name],
  )
  return (requested.length > 0 ? names : Object.keys(searched)).filter(
    (name) =>
      hasField(index.schema, name) &&
      Object.hasOwn(fields, name) &&
      ['text', 'string'].includes(fieldOf(index.schema, name).type),
  )
}
