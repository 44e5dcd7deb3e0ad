import { furtherFacet } from '../../../src/facets/further/furtherConfig'
import { toggle } from '../../../src/facets/toggle/toggle'
import { aRequest } from '../support/aRequest'

/** The filters that Solr gets of a page with a toggle. */
function sent(fq: string, further: object): readonly string[] {
  const facet = furtherFacet({ field: 'rating', ...further }, 'toggle', [toggle])
  const request = toggle.request?.(aRequest([fq, 'city:Rome']), facet, {} as never)
  return request?.params.fq.filter((text) => text !== '' && text !== 'city:Rome') ?? []
}

describe('a toggle of a range', () => {
  it.each([
    ['rating:4-', '{!tag=rating}rating:[4 TO *]'],
    ['rating:3-4', '{!tag=rating}rating:[3 TO 4}'],
    ['rating:[3 TO *]', 'rating:[3 TO *]'],
  ])('%s is sent as %s', (fq, filter) => {
    expect(sent(fq, { on: '4-' })).toEqual([filter])
  })

  it.each([
    'rating:cheap',
    'rating:9-3',
    'rating:"*"',
    'rating:[cheap TO *]',
    'rating:{3 TO 4]',
    'rating:4.5-',
    'rating:3000000000-',
    '-rating:3-',
    '-rating:cheap',
  ])('%s, which no field of numbers can be asked for, is left out', (fq) => {
    expect(sent(fq, { on: '4-' })).toEqual([])
    expect(sent(fq, { on: '4-', negated: true })).toEqual([])
  })

  it('excludes it where so configured', () => {
    expect(sent('{!tag=rating}-rating:4-', { on: '4-', negated: true })).toEqual([
      '{!tag=rating}-rating:[4 TO *]',
    ])
  })

  it('asks for decimals and large numbers where it is made of them', () => {
    expect(sent('rating:4.5-', { on: '4.5-' })).toHaveLength(1)
    expect(sent('rating:4000000000-', { on: '5000000000-' })).toHaveLength(1)
  })
})

it('of a value is sent as it is', () => {
  expect(sent('rating:cheap', { on: 'cheap' })).toEqual(['rating:cheap'])
})
