/** Why Solr, or the proxy, may refuse an address. */
export interface Refusal {
  /** The kind of address. */
  readonly kind: 'fragment' | 'any'
  readonly reason: RegExp
}

/** A facet whose filters somebody edits in an address. */
export interface HostileFacet {
  readonly name: string
  /** As a page configures it. */
  readonly facet: { readonly field: string } & Readonly<Record<string, unknown>>
  /** The refusals that are decided to stand. */
  readonly refusals?: readonly Refusal[]
}

/** The fragment holds filters in Solr's own syntax, any query of it (spec 2.1), and only Solr's parser knows what is one. */
const SYNTAX: Refusal = {
  kind: 'fragment',
  reason: /Cannot parse|must not contain|is not an allowed field/,
}

/** A list sends the value that its link names, and only the schema knows that the field has numbers. */
const NO_NUMBER: Refusal = { kind: 'any', reason: /Invalid Number|For input string/ }

/** A field of a slider may have ints, large amounts of money, decimals or dates: only the schema knows. `step` rules out decimals and dates. */
const NO_INT: Refusal = { kind: 'any', reason: /Invalid Number: -?\d{10}/ }
const NO_AMOUNT: Refusal = { kind: 'any', reason: /Invalid Number: [-+.:\dA-Z/]+ for/ }

/** The proxy counts no more than 20 levels of a tree. */
const TOO_DEEP: Refusal = { kind: 'any', reason: /facet\.field: .*facet\.prefix=/ }

const texts = [SYNTAX]

/** One facet of each kind, over the types of fields that it may have. */
export const hostileFacets: readonly HostileFacet[] = [
  { name: 'a list', refusals: texts, facet: { field: 'city' } },
  { name: 'a list of several', refusals: texts, facet: { field: 'amenities', operator: 'or' } },
  { name: 'radios', refusals: texts, facet: { field: 'region', single: true } },
  {
    name: 'a list with its missing bucket',
    refusals: texts,
    facet: { field: 'host', facet_missing: true },
  },
  { name: 'a list of ints', facet: { field: 'bedrooms' }, refusals: [SYNTAX, NO_NUMBER] },
  { name: 'values to exclude', refusals: texts, facet: { field: 'tags', negatable: true } },
  {
    name: 'a list that the server finds',
    refusals: texts,
    facet: { field: 'host', find: 'server' },
  },
  { name: 'amenities', refusals: texts, facet: { field: 'amenities', widget: 'amenities' } },
  { name: 'a toggle', refusals: texts, facet: { field: 'available', widget: 'toggle' } },
  {
    name: 'a toggle of any value',
    refusals: texts,
    facet: { field: 'images', widget: 'toggle', on: '*' },
  },
  {
    name: 'a toggle that excludes',
    refusals: texts,
    facet: { field: 'tags', widget: 'toggle', on: 'pets', negated: true },
  },
  { name: 'a ranged toggle', facet: { field: 'rating', widget: 'toggle', on: '4-' } },
  { name: 'a ranged toggle of ints', facet: { field: 'guests', widget: 'toggle', on: '2-6' } },
  {
    name: 'a ranged toggle that excludes',
    facet: { field: 'bedrooms', widget: 'toggle', on: '3-', negated: true },
  },
  { name: 'a slider of ints', refusals: [NO_AMOUNT], facet: { field: 'price', widget: 'range' } },
  {
    name: 'a slider of doubles',
    refusals: [NO_AMOUNT],
    facet: { field: 'rating', widget: 'range' },
  },
  {
    name: 'a slider with a histogram',
    refusals: [NO_AMOUNT],
    facet: {
      field: 'price',
      widget: 'range',
      options: { range: { start: 0, end: 900, gap: 100 }, stats: true },
    },
  },
  {
    name: 'a stepped slider of ints',
    refusals: [NO_INT],
    facet: { field: 'price', widget: 'range', step: 10 },
  },
  { name: 'a stepped slider of doubles', facet: { field: 'rating', widget: 'range', step: 0.5 } },
  {
    name: 'a logarithmic slider',
    refusals: [NO_INT],
    facet: { field: 'price', widget: 'range', scale: 'log' },
  },
  { name: 'buckets of ints', facet: { field: 'price', buckets: '0,100,200,*' } },
  { name: 'buckets of doubles', facet: { field: 'rating', buckets: '0,2.5,4.5,*' } },
  { name: 'ratings', facet: { field: 'rating', widget: 'rating' } },
  {
    name: 'a tree of paths',
    refusals: [SYNTAX, TOO_DEEP],
    facet: { field: 'category', widget: 'tree' },
  },
  {
    name: 'a tree of levels',
    refusals: texts,
    facet: { field: 'category_levels', hierarchy: 'levels' },
  },
  { name: 'dates', facet: { field: 'created', widget: 'dates', months: 3 } },
  { name: 'dates in ranges', facet: { field: 'booked', widget: 'dates', date_range: true } },
  {
    name: 'free nights',
    facet: { field: 'booked', widget: 'dates', availability: true, nights: true },
  },
  { name: 'near', facet: { field: 'latlng', widget: 'near' } },
]
