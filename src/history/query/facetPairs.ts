import type { FacetConfig } from '../../facets/config/facetConfig'
import { extension } from '../../facets/further/extension'
import { toggleFacet } from '../../facets/toggleFacet'
import { parseFilter } from '../../filters/filter'
import { formatFilter } from '../../filters/formatFilter'
import type { QueryPair } from './queryPairs'

/** The key of "without a value": `city[none]=1`. An empty value is `city[]=`. */
const NONE = 'none'
const NUMBER = '-?\\d+(?:\\.\\d+)?'
const RANGE = new RegExp(`^(${NUMBER})?\\.\\.(${NUMBER})?$`)

type Pair = readonly [key: string, value: string]

/**
 * Describes the filters of one facet by pairs: `city[]=Rome` for each value, `city=Rome` where only one can be
 * chosen, `price=100..200` for a range.
 * @returns null when the pairs would not give exactly these filters again
 */
export function facetPairs(
  facet: FacetConfig,
  filters: readonly string[],
): DescribedFilters | null {
  const plain = (texts: readonly string[]) => texts.flatMap((text) => pairsOf(facet, text))
  const pairs = extension()?.pairs(facet, filters, plain) ?? plain(filters)
  const again = facetFilters(
    facet,
    pairs.map(([key, value]) => ({ key: keyOf(key), value })),
  )
  const isSame = again.length === filters.length && again.every((text) => filters.includes(text))
  return isSame ? { filters: again, pairs } : null
}

/** The filters of one facet that pairs describe, in the order in which the pairs give them. */
export interface DescribedFilters {
  readonly filters: readonly string[]
  /** The brackets behind the facet's name, with a value each. */
  readonly pairs: readonly Pair[]
}

function pairsOf({ mode }: FacetConfig, text: string): readonly Pair[] {
  const filter = parseFilter(text)
  if (filter.kind === 'other') return []
  if (filter.kind === 'range') {
    const [min, max] = [filter.min, filter.max].map((end) => (end === '*' ? '' : end))
    return [['', `${min}..${max}`]]
  }
  return filter.values.map((value) => {
    if (value === null) return [`[${NONE}]`, '1']
    return mode === 'single' && value !== '' && !RANGE.test(value) ? ['', value] : ['[]', value]
  })
}

const keyOf = (brackets: string) => /^\[([^\]]*)/.exec(brackets)?.[1] ?? null

/**
 * Reads the filters of one facet from its pairs, also from those of a plain form: `price[min]` and `price[max]` are the
 * amounts as typed, `price[all]` the two of an untouched form, and `region[was]` the value to be replaced.
 */
export function facetFilters(
  facet: FacetConfig,
  pairs: readonly Pick<QueryPair, 'key' | 'value'>[],
): readonly string[] {
  return extension()?.filters(facet, pairs, plainFilters) ?? plainFilters(facet, pairs)
}

/** Reads the filters of a facet that is described as everywhere. */
function plainFilters(
  facet: FacetConfig,
  pairs: readonly Pick<QueryPair, 'key' | 'value'>[],
): readonly string[] {
  const { field } = facet
  const end = (name: string) => pairs.findLast(({ key }) => key === name)?.value ?? ''
  const scalar = pairs.findLast(({ key }) => key === null)?.value ?? ''
  const untouched = end('all').split('..')
  const amounts = ['min', 'max']
    .map((name, i) => (end(name) === untouched[i] ? '' : plainAmount(end(name))))
    .join('..')
  const range = RANGE.exec(facet.stats && scalar ? scalar : amounts)
  const [, min, max] = range ?? []
  if (min !== undefined || max !== undefined) {
    return [formatFilter({ kind: 'range', field, tag: field, min: min ?? '*', max: max ?? '*' })]
  }
  const before = facet.mode === 'single' ? end('was') : ''
  const chosen = pairs.flatMap(({ key, value }) => {
    if (key === NONE) return [null]
    if (key === null) return value === '' ? [] : [value]
    return /^\d*$/.test(key) ? [value] : []
  })
  const others = before ? chosen.filter((value) => value !== before) : []
  return [...new Set(others.length > 0 ? others : chosen)].reduce<readonly string[]>(
    (filters, value) => toggleFacet(filters, facet, value),
    [],
  )
}

/** Reads an amount as visitors of any language type it, such as "$1,200" or "1.200,50 €". */
function plainAmount(text: string): string {
  const digits = text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[^\d.,\u066b-]/g, '')
  const [, whole = digits, decimals = ''] = /^(.*)[.,\u066b](\d{1,2})$/.exec(digits) ?? []
  return whole.replace(/[^\d-]/g, '') + (decimals && `.${decimals}`)
}
