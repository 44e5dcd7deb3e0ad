import fc from 'fast-check'
import { toggleFacet } from '../../../src/facets/toggleFacet'
import { docsBody } from '../../../src/solr/request/docsBody'
import { noParams } from '../../../src/solr/request/params'
import { sanitizeParams } from '../../../src/solr/request/sanitizeParams'
import { searchBody } from '../../../src/solr/request/searchBody'
import { anyText, anyValue } from '../../solr/arbitraries'

const withoutNul = (text: string | null) => !text?.includes('\0')
const fewWildcards = (text: string) => (text.match(/[*?~]/g) ?? []).length <= 8

const search = fc.record({
  q: anyText.filter((text) => withoutNul(text) && fewWildcards(text)),
  field: fc.constantFrom('city', 'bundle', 'title'),
  mode: fc.constantFrom<('and' | 'or')[]>('and', 'or'),
  value: anyValue.filter(withoutNul),
  sort: fc.constantFrom('', 'price asc', 'score desc, id asc', 'random_4711 asc'),
  start: fc.constantFrom(0, 12, 24),
})

/** Bodies of searches as Vitrine sends them, with values that look like syntax; the same in each run. */
export function ordinaryBodies(count: number): readonly string[] {
  return fc.sample(search, { numRuns: count, seed: 12 }).map(({ q, sort, start, ...choice }) => {
    const fq = toggleFacet([], choice, choice.value)
    const { params } = sanitizeParams({ ...noParams, q, fq, sort, start })
    return searchBody({
      params,
      facets: [{ field: choice.field, mode: choice.mode }],
      rows: 12,
      context: {
        entityType: null,
        bundles: ['cabin'],
        entityField: 'entity_type',
        bundleField: 'bundle',
      },
      extraParams: { fl: '*' },
      indexId: 'listings',
      siteHash: null,
    })
  })
}

/** Ids that look like syntax, and the body that fetches their documents. */
export function awkwardIds(): { readonly ids: readonly string[]; readonly body: string } {
  const ids = ['a,b', 'c\\d', 'e f', '{!x}', '"g"', 'ü', ['$', '{q}'].join('')]
  return { ids, body: docsBody(ids, { fl: '*' }) }
}
