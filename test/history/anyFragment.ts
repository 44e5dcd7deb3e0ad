import fc from 'fast-check'
import { encodeFragmentPart } from '../../src/history/fragmentEncoding'
import { FURTHER_FACETS } from '../cms/php/furtherCases'
import { FURTHER_FILTERS } from '../cms/php/furtherFilters'
import type { Arrival } from '../cms/php/referenceCases'
import { attacks, encodeParams } from '../demo-server/proxy/attacks'
import { anyText } from '../solr/arbitraries'

/** A visitor at a fragment. */
export type FragmentArrival = Arrival & { readonly fragment: string }

type Encode = (text: string) => string

/** How a value may stand in a fragment: as we write it, as a browser does, or as a form does. */
const ENCODINGS: readonly Encode[] = [
  encodeFragmentPart,
  encodeURIComponent,
  (text) => encodeURIComponent(text).replaceAll('%20', '+'),
]

/** And as programs and people spoil it: encoded twice, or typed. */
const SPOILT: readonly Encode[] = [
  ...ENCODINGS,
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => text.replace(/[&=#]/g, ''),
]

const OTHERS: readonly (readonly [name: string, values: readonly string[]])[] = [
  ['q', ['lake', '', '{!join from=a to=b}x', 'id:(1 OR 2)', '_query_:"x"', '"{!x}"', '*:*']],
  ['sort', ['distance asc', 'price asc, distance asc', 'geodist() asc', 'sum(a,b) asc', 'price']],
  ['start', ['24', '-1', '1e3', '٣', '99999999999999999999', '']],
  ['rows', ['24', '101', '0', '1e1', '10&rows=5000', '-1']],
  ['bq', ['region:Alps^2', '{!func}x', '']],
  ['fl', ['*']],
  ['sfield', ['place']],
  ['facet.query', ['{!geofilt}']],
  ['__proto__', ['x']],
  ['constructor', ['x']],
]

/** Characters without a surrogate: a browser's address has none. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd')

type Pair = readonly [name: string, value: string]

const filter: fc.Arbitrary<Pair> = fc.tuple(fc.constant('fq'), fc.constantFrom(...FURTHER_FILTERS))
const other: fc.Arbitrary<Pair> = fc
  .constantFrom(...OTHERS)
  .chain(([name, values]) => fc.tuple(fc.constant(name), fc.constantFrom(...values)))
const anyFilter: fc.Arbitrary<Pair> = fc.tuple(fc.constant('fq'), anyText)

/** One pair as it stands in a fragment, of this component or of another one. */
function written(pair: fc.Arbitrary<Pair>, encodings: readonly Encode[]): fc.Arbitrary<string> {
  return fc
    .tuple(pair, fc.constantFrom('', '', '', 'a.', 'b.'), fc.constantFrom(...encodings))
    .map(([[name, value], prefix, encode]) => `${prefix}${name}=${encode(wellFormed(value))}`)
}

/** One edit of a text at some place: a visitor's slip, a cut by a mail program, or an attacker's idea. */
const edit = fc.record({
  at: fc.nat(400),
  length: fc.nat(6),
  inserted: fc.constantFrom(
    ...['', '', '{!', '}', '%', '%7B!', '&fq=', '=', '+', '"', '\\', ')', '#'],
  ),
})
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never

function applyEdit(text: string, { at, length, inserted }: Edit): string {
  const from = at % (text.length + 1)
  return text.slice(0, from) + inserted + text.slice(from + length)
}

function fieldOf(facet: unknown): unknown {
  const { field, data } = Object(facet)
  return field ?? data?.field ?? facet
}

/** Searches with facets beyond the spec, and a fragment on which a visitor arrives. */
function arrivals(fragment: fc.Arbitrary<string>): fc.Arbitrary<FragmentArrival> {
  return fc
    .record({
      fragment,
      // A field has one facet on a page.
      facets: fc.uniqueArray(fc.constantFrom(...FURTHER_FACETS), {
        minLength: 1,
        maxLength: 6,
        selector: fieldOf,
      }),
      prefix: fc.constantFrom('', '', 'a'),
      hasPageSize: fc.boolean(),
    })
    .map(({ fragment, facets, prefix, hasPageSize }) => ({
      config: {
        solr: {
          url: '/solr/select',
          facets,
          ...(prefix && { fragment_prefix: prefix }),
          ...(hasPageSize && { exposed_params: ['q', 'fq', 'sort', 'start', 'rows'] }),
        },
      },
      query: '',
      fragment: wellFormed(fragment),
      isPathInQ: false,
      addedParams: {},
    }))
}

const joined = (part: fc.Arbitrary<string>) =>
  fc.array(part, { maxLength: 6, size: 'max' }).map((parts) => parts.join('&'))

/** Fragments of links: every pair is one that a page may write, or one of a param that it does not expose. */
export const anyFragment = arrivals(joined(written(fc.oneof(filter, filter, other), ENCODINGS)))

const part = fc.oneof(
  { weight: 6, arbitrary: written(fc.oneof(filter, other), SPOILT) },
  { weight: 2, arbitrary: written(anyFilter, SPOILT) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(attacks).flat()).map(encodeParams) },
  { weight: 1, arbitrary: fc.constantFrom('utm=1', 'flag', '', ':~:text=x', 'fq', '=', 'fq=%') },
)

/** Such fragments after hostile editing, and attacks. */
export const editedFragment = arrivals(
  fc
    .tuple(joined(part), fc.array(edit, { maxLength: 4 }))
    .map(([text, edits]) => edits.reduce(applyEdit, text)),
)
