import * as v from 'valibot'
import { fieldEntries } from '../config/fields'
import {
  anyNumber,
  emptyArray,
  fieldName,
  filledText,
  oneOf,
  onOff,
  text,
  textList,
  textsByKey,
  wholeNumber,
} from '../config/values'
import { type Definition, type FacetConfig, toFacetConfig } from '../facets/config/facetConfig'
import { facetDefinition } from '../facets/config/facetDefinition'
import { flagStoreOptions } from '../flags/config'
import { REQUEST_TIMEOUT_S } from './constants'
import { exposedParams, safeParams } from './safeParams'

/** A search component's configuration (spec 3.1), decoded. */
export interface SearchConfig {
  readonly url: string
  /** Null for no index filter. The mount code replaces 'inherit' before it is used. */
  readonly index: string | null
  readonly inherits: boolean
  readonly bundles: readonly string[]
  readonly entityType: string | null
  readonly entityField: string
  readonly bundleField: string
  /** How long entries of the persistent cache live, in seconds; 0 turns it off. */
  readonly docCache: number
  /** Whether responses and documents are cached in memory (spec 7.4). */
  readonly requestCache: boolean
  readonly exposedParams: readonly string[]
  readonly hash: string | null
  readonly maxRows: number
  readonly defaultQ: string
  readonly defaultBoost: string
  readonly params: Readonly<Record<string, string | readonly string[]>>
  readonly returnFullDocs: boolean
  readonly facets: readonly FacetConfig[]
  readonly facetWidgetMap: Readonly<Record<string, string>>
  /** How long a request may take, in seconds. */
  readonly timeout: number
  readonly fragmentPrefix: string
  /** Which part of the page's address holds the search (design decision 35). */
  readonly address: 'fragment' | 'query'
  /** The field whose values identify saved items (spec 2.1). */
  readonly flagKey: string
  /** The list of saved items that it shows while its address names none (design decision 38); null for any other search. */
  readonly saved: SavedList | null
  /** Options beside `solr` beyond those of every page, decoded, by name. */
  readonly further?: Readonly<Record<string, unknown>>
}

/** A visitor's list of saved items: its name, where it is stored, and for how many days. */
export interface SavedList {
  readonly namespace: string
  readonly store: 'cookie' | 'local'
  readonly expiresDays: number
}

const FACET = 'a facet definition, such as {"data": {"field": "city"}}, or just a field name'
const shorthand = v.pipe(
  fieldName(),
  v.transform((field) => v.parse(facetDefinition, { data: { field } })),
)

/** How facets are configured where their options go beyond those of every page. */
interface FurtherOptions {
  readonly definition: v.GenericSchema<unknown, Definition>
  readonly toFacet: typeof toFacetConfig
  /** Further options beside `solr`. */
  readonly entries?: v.ObjectEntries
}

const facetList = (definition: FurtherOptions['definition']) =>
  v.pipe(
    v.union(
      [v.array(v.union([definition, shorthand], FACET)), v.record(v.string(), definition)],
      'a list of facet definitions',
    ),
    v.transform((list) => Object.values(list)),
  )

const solrOptions = ({ definition }: FurtherOptions) =>
  v.object(
    {
      url: v.optional(filledText('the address of the search proxy')),
      index: v.optional(v.nullable(text())),
      bundles: v.optional(textList(), []),
      entity_type: v.optional(v.nullable(text())),
      entity_field: v.optional(fieldName(), 'entity_type'),
      bundle_field: v.optional(fieldName(), 'bundle'),
      doc_cache: v.optional(anyNumber(0), 0),
      request_cache: v.optional(onOff(), true),
      exposed_params: v.optional(exposedParams(), ['q', 'fq', 'sort', 'start']),
      hash: v.optional(v.nullable(text())),
      max_rows: v.optional(wholeNumber(), 10),
      default_q: v.optional(text(), ''),
      default_boost: v.optional(text(), ''),
      params: v.optional(v.union([safeParams(), emptyArray()], 'an object of Solr parameters'), {}),
      return_full_docs: v.optional(onOff(), true),
      flag_key: v.optional(fieldName(), 'id'),
      saved: v.optional(onOff(), false),
      flag_namespace: flagStoreOptions.namespace,
      flag_store: flagStoreOptions.store,
      flag_expires_days: flagStoreOptions.expires_days,
      facets: v.optional(facetList(definition), []),
      fields: v.optional(fieldEntries, []),
      timeout: v.optional(anyNumber(0.001, 'a number of seconds'), REQUEST_TIMEOUT_S),
      address: v.optional(oneOf(['fragment', 'query']), 'fragment'),
      fragment_prefix: v.optional(
        v.pipe(
          v.string('a short name'),
          v.check(
            (value) => /^[A-Za-z][\w-]*$/.test(value),
            'a short name of letters and digits, such as "a"',
          ),
        ),
      ),
    },
    'an object with at least the url, such as {"url": "/solr/select"}',
  )

/** Makes the schema of a configuration with the key names of spec 3.1. */
export const createSearchSchema = (further: FurtherOptions) =>
  v.pipe(
    v.object(
      {
        solr: solrOptions(further),
        facet_widget_map: v.optional(textsByKey(), {}),
        ...further.entries,
      },
      'an object with at least the url, such as {"url": "/solr/select"}',
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { url, index } = dataset.value.solr
      if (url !== undefined || index === 'inherit') return
      addIssue({
        message: 'is missing, expected the address of the search proxy, such as "/solr/select"',
        path: ['solr', 'url'].map((key) => ({ type: 'object', key })) as never,
      })
    }),
    v.transform(
      ({ solr, facet_widget_map, ...others }): SearchConfig => ({
        further: others,
        url: solr.url ?? '',
        index: solr.index === 'inherit' ? null : solr.index || null,
        inherits: solr.index === 'inherit',
        bundles: solr.bundles,
        entityType: solr.entity_type || null,
        entityField: solr.entity_field,
        bundleField: solr.bundle_field,
        docCache: solr.doc_cache,
        requestCache: solr.request_cache,
        exposedParams: solr.exposed_params,
        hash: solr.hash || null,
        maxRows: solr.max_rows,
        defaultQ: solr.default_q,
        defaultBoost: solr.default_boost,
        params: Array.isArray(solr.params) ? {} : solr.params,
        returnFullDocs: solr.return_full_docs,
        facets: solr.facets.map((facet) => further.toFacet(facet, solr.fields, facet_widget_map)),
        facetWidgetMap: facet_widget_map,
        timeout: solr.timeout,
        fragmentPrefix: solr.fragment_prefix ?? '',
        address: solr.address,
        flagKey: solr.flag_key,
        saved: solr.saved
          ? {
              namespace: solr.flag_namespace,
              store: solr.flag_store,
              expiresDays: solr.flag_expires_days,
            }
          : null,
      }),
    ),
  )

/** Decodes the configuration from the key names of spec 3.1. */
export const searchSchema = createSearchSchema({
  definition: facetDefinition,
  toFacet: toFacetConfig,
})
