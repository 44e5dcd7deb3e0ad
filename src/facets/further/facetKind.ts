import type * as v from 'valibot'
import type { QueryPair } from '../../history/query/queryPairs'
import type { WiderFilter } from '../../results/nothing-found/filterCounts'
import type { SearchRequest } from '../../solr/request/searchRequest'
import type { Doc } from '../../solr/response/searchResponse'
import type { FacetConfig } from '../config/facetConfig'
import type {
  ExtendedSearch,
  FilterWords,
  PlainFilters,
  PlainPairs,
  ShownAnswer,
} from './extension'

/** A further kind of facet, or further options of all facets. Each part that is left out stays as it is without it. */
export interface FacetKind {
  /** As a widget is named: `<div data-vitrine="tree">`, or `{"field": "category", "widget": "tree"}`. */
  readonly name: string
  /** The options that it adds to the facets' settings, without defaults: one that is not written is not there. */
  readonly entries: v.ObjectEntries
  /** Completes a facet that is of this kind, such as by its mode; by default one with any of the options, or of its name. */
  readonly complete?: (facet: FacetConfig) => FacetConfig
  /** Changes a search's request for one facet of this kind. */
  readonly request?: (
    request: SearchRequest,
    facet: FacetConfig,
    search: ExtendedSearch,
  ) => SearchRequest
  /** Labels one filter, as `fq` has it, or one value of it; null for one that is labelled as everywhere. */
  readonly label?: (
    filter: LabelledFilter,
    facet: FacetConfig,
    words: FilterWords & { readonly locale: string },
  ) => FilterLabel | null
  /** Describes the facet's filters by pairs of the query string: keys are '', '[]', '[name]' or '[name][]'. Null: as everywhere. */
  readonly pairs?: (
    facet: FacetConfig,
    filters: readonly string[],
    plain: PlainPairs,
  ) => readonly (readonly [key: string, value: string])[] | null
  /** Reads the filters from such pairs; null: as everywhere. */
  readonly filters?: (
    facet: FacetConfig,
    pairs: readonly Pick<QueryPair, 'key' | 'value'>[],
    plain: PlainFilters,
  ) => readonly string[] | null
  /** What finds more than one filter of the facet, the narrowest first. */
  readonly wider?: (
    filter: string,
    facet: FacetConfig,
    locale: string,
  ) => readonly WiderFilter[] | null
  /** Completes the documents that are shown, such as by their distance. */
  readonly docs?: (shown: ShownAnswer, facet: FacetConfig, locale: string) => readonly Doc[]
  /** English texts by key; src/languages/further has the others. */
  readonly messages?: Readonly<Record<string, string>>
}

/** A filter to be labelled. */
export interface LabelledFilter {
  readonly text: string
  /** The value that the label is for; undefined for the whole filter. */
  readonly value: string | null | undefined
}

export interface FilterLabel {
  readonly text: string
  /** Instead of the facet's label. */
  readonly label?: string
}

/** Whether a facet is of a kind. */
export function isOfKind({ further, shownAs }: FacetConfig, { name, entries }: FacetKind): boolean {
  return (
    shownAs === name || Object.keys(further ?? {}).some((option) => Object.hasOwn(entries, option))
  )
}
