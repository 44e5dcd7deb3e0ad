import type { ObjectEntries } from 'valibot'
import type { CurrentFilter } from '../../filters/currentFilters'
import { requestPageSize } from '../../pager/pageSize'
import { createSearchSchema } from '../../search/config'
import type { FacetConfig } from '../config/facetConfig'
import type { FacetExtension, FilterWords } from './extension'
import { type FacetKind, isOfKind } from './facetKind'
import { furtherDefinition, joinFacets, toFurtherFacet } from './furtherConfig'

/**
 * Makes the extension that carries out the options of some kinds.
 * @param locale gives the page's language
 * @param entries further options of a search, beside `solr`
 */
export function createExtension(
  kinds: readonly FacetKind[],
  locale: () => string,
  entries: ObjectEntries = {},
): FacetExtension {
  const kindsOf = (facet: FacetConfig) => kinds.filter((kind) => isOfKind(facet, kind))
  const first = <T>(facet: FacetConfig, ask: (kind: FacetKind) => T | null | undefined) => {
    for (const kind of kindsOf(facet)) {
      const answer = ask(kind)
      if (answer) return answer
    }
    return null
  }
  return {
    search: createSearchSchema({
      definition: furtherDefinition(kinds),
      toFacet: toFurtherFacet(kinds),
      entries,
    }),
    join: joinFacets(kinds),
    request: (request, search) =>
      search.facets.reduce(
        (before, facet) =>
          kindsOf(facet).reduce((one, kind) => kind.request?.(one, facet, search) ?? one, before),
        requestPageSize(request, search.config),
      ),
    show: (answer, facets) => {
      let { docs } = answer
      for (const facet of facets) {
        docs = first(facet, (kind) => kind.docs?.({ ...answer, docs }, facet, locale())) ?? docs
      }
      return docs === answer.docs ? answer : { ...answer, docs }
    },
    label: (entries, facets, words) => {
      const all = { ...words, locale: locale() }
      return entries.map((entry) => labelled(entry, facets, all, first))
    },
    wider: (filter, facets) =>
      facets.flatMap((facet) =>
        kindsOf(facet).flatMap((kind) => kind.wider?.(filter, facet, locale()) ?? []),
      ),
    pairs: (facet, ...rest) => first(facet, (kind) => kind.pairs?.(facet, ...rest)),
    filters: (facet, ...rest) => first(facet, (kind) => kind.filters?.(facet, ...rest)),
  }
}

type First = <T>(facet: FacetConfig, ask: (kind: FacetKind) => T | null | undefined) => T | null

/** A filter that is no value of its facet is shown as the facet's label with the kind's text. */
function labelled(
  entry: CurrentFilter,
  facets: readonly FacetConfig[],
  words: FilterWords & { readonly locale: string },
  first: First,
): CurrentFilter {
  for (const facet of facets) {
    if (entry.field !== null && entry.field !== facet.field) continue
    const filter = { text: entry.facet, value: entry.value }
    const found = first(facet, (kind) => kind.label?.(filter, facet, words))
    if (!found) continue
    const { label = facet.label, text } = found
    return { ...entry, field: facet.field, label, text, kind: 'value', range: undefined }
  }
  return entry
}
