import * as v from 'valibot'
import { fieldEntries } from '../config/fields'
import {
  anyNumber,
  emptyArray,
  fieldName,
  filledText,
  onOff,
  text,
  textList,
  textsByKey,
  wholeNumber,
} from '../config/values'
import { type FacetConfig, toFacetConfig } from '../facets/config/facetConfig'
import { facetDefinition } from '../facets/config/facetDefinition'
import { REQUEST_TIMEOUT_S } from './constants'

/** A search component's configuration (spec 3.1), decoded. */
export interface SearchConfig {
  readonly url: string
  /** null: no index filter. 'inherit' is settled before this. */
  readonly index: string | null
  readonly inherits: boolean
  readonly bundles: readonly string[]
  readonly entityType: string | null
  readonly entityField: string
  readonly bundleField: string
  /** Seconds that the persistent caches live; 0 turns them off. */
  readonly docCache: number
  /** Whether answers and documents are kept in memory (spec 7.4). */
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
  /** Seconds. */
  readonly timeout: number
  readonly fragmentPrefix: string
  /** The field whose values saved items are known by (spec 2.1). */
  readonly flagKey: string
}

const FACET = 'a facet definition, such as {"data": {"field": "city"}}, or just a field name'
const shorthand = v.pipe(
  fieldName(),
  v.transform((field) => v.parse(facetDefinition, { data: { field } })),
)
const facets = v.pipe(
  v.union(
    [v.array(v.union([facetDefinition, shorthand], FACET)), v.record(v.string(), facetDefinition)],
    'a list of facet definitions',
  ),
  v.transform((list) => Object.values(list)),
)

const solr = v.object(
  {
    url: v.optional(filledText('the address of the search proxy')),
    index: v.optional(v.nullable(text())),
    bundles: v.optional(textList(), []),
    entity_type: v.optional(v.nullable(text())),
    entity_field: v.optional(fieldName(), 'entity_type'),
    bundle_field: v.optional(fieldName(), 'bundle'),
    doc_cache: v.optional(anyNumber(0), 0),
    request_cache: v.optional(onOff(), true),
    exposed_params: v.optional(textList(), ['q', 'fq', 'sort', 'start']),
    hash: v.optional(v.nullable(text())),
    max_rows: v.optional(wholeNumber(), 10),
    default_q: v.optional(text(), ''),
    default_boost: v.optional(text(), ''),
    params: v.optional(
      v.union(
        [
          v.record(v.string(), v.union([text(), v.array(text())], 'a text or a list of texts')),
          emptyArray(),
        ],
        'an object of Solr parameters',
      ),
      {},
    ),
    return_full_docs: v.optional(onOff(), true),
    flag_key: v.optional(fieldName(), 'id'),
    facets: v.optional(facets, []),
    fields: v.optional(fieldEntries, []),
    timeout: v.optional(anyNumber(0.001, 'a number of seconds'), REQUEST_TIMEOUT_S),
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

/** spec 3.1, under its own key names. */
export const searchSchema = v.pipe(
  v.object(
    { solr, facet_widget_map: v.optional(textsByKey(), {}) },
    'an object with at least the url, such as {"url": "/solr/select"}',
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { url, index } = dataset.value.solr
    if (url !== undefined || index === 'inherit') return
    addIssue({
      message: 'is missing, expected the address of the search proxy, such as "/solr/select"',
      path: urlPath(dataset.value),
    })
  }),
  v.transform(
    ({ solr: own, facet_widget_map }): SearchConfig => ({
      url: own.url ?? '',
      index: own.index === 'inherit' ? null : own.index || null,
      inherits: own.index === 'inherit',
      bundles: own.bundles,
      entityType: own.entity_type || null,
      entityField: own.entity_field,
      bundleField: own.bundle_field,
      docCache: own.doc_cache,
      requestCache: own.request_cache,
      exposedParams: own.exposed_params,
      hash: own.hash || null,
      maxRows: own.max_rows,
      defaultQ: own.default_q,
      defaultBoost: own.default_boost,
      params: Array.isArray(own.params) ? {} : own.params,
      returnFullDocs: own.return_full_docs,
      facets: own.facets.map((facet) => toFacetConfig(facet, own.fields, facet_widget_map)),
      facetWidgetMap: facet_widget_map,
      timeout: own.timeout,
      fragmentPrefix: own.fragment_prefix ?? '',
      flagKey: own.flag_key,
    }),
  ),
)

type Path = [v.IssuePathItem, ...v.IssuePathItem[]]

function urlPath(input: { readonly solr: object }): Path {
  const at = (key: string, object: object, value: unknown) =>
    ({ type: 'object', origin: 'value', input: object, key, value }) as v.IssuePathItem
  return [at('solr', input, input.solr), at('url', input.solr, undefined)]
}
