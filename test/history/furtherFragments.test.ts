import fc from 'fast-check'
import { buildSolrParams } from '../../demo/server/proxy/buildSolrParams'
import { decodeFragmentPart } from '../../src/history/fragmentEncoding'
import { arriveWith } from '../cms/php/furtherCases'
import { OPEN_PROXY } from '../cms/php/openProxy'
import { anyFragment, editedFragment, type FragmentArrival } from './anyFragment'

/** What a fragment may change of a request, and what a circle of the fragment adds. */
const OWN = new Set(['q', 'fq', 'sort', 'start', 'rows', 'bq', 'fl', 'sfield', 'pt'])

/** The only local params of filters: tags, and circles made of numbers. */
const OUR_FORM =
  /^\{!(?:tag=[^\s{}]+|geofilt tag=near sfield=place pt=-?[\d.]+,-?[\d.]+ d=[\d.]+)\}/

/** The counts of a tree's open levels: the field is the last part. */
const OUR_COUNTS = /^\{!.*\}/

/** A value in quotes is data. */
const QUOTED = /"(?:\\.|[^"\\])*"/g

/** Characters that need no escape in a fragment. */
const READABLE = /^[\w.:,/()*!'-]$/

const check = (arrival: fc.Arbitrary<FragmentArrival>, expected: (one: FragmentArrival) => void) =>
  fc.assert(fc.property(arrival, expected), { numRuns: 400 })

/** What an arrival leads to; a param without values is none. */
function arrive(one: FragmentArrival) {
  const { state, ...rest } = arriveWith(one)
  const extra = Object.entries(state.extra).filter(([, values]) => values.length > 0)
  return { ...rest, state: { ...state, extra: Object.fromEntries(extra) } }
}

const paramsOf = (one: FragmentArrival) => [...new URLSearchParams(arrive(one).body ?? '')]

test.each([
  ['of a link', anyFragment],
  ['that somebody edited', editedFragment],
])(
  'a fragment %s is written so that it leads to the same search, request and fragment',
  (_, any) => {
    check(any, (one) => {
      const first = arrive(one)
      expect(arrive({ ...one, fragment: first.written })).toEqual(first)
    })
  },
)

test('the proxy refuses none of the requests that links lead to', () => {
  check(anyFragment, (one) => {
    expect(() => buildSolrParams(paramsOf(one), OPEN_PROXY)).not.toThrow()
  })
})

test('an edited fragment changes only what its params are for, and brings no local params', () => {
  check(editedFragment, (one) => {
    const others = (fragment: string) => {
      const params = paramsOf({ ...one, fragment }).filter(([name]) => !OWN.has(name))
      return new Set(params.map(([name, value]) => `${name}=${value.replace(OUR_COUNTS, '')}`))
    }
    expect(others(one.fragment)).toEqual(others(''))
    for (const [name, value] of paramsOf(one)) {
      if (name === 'fq')
        expect(value.replace(OUR_FORM, '').replace(QUOTED, '""')).not.toMatch(/(?<!\\)\{!/)
      if (name === 'fl') expect(value).toMatch(/^id(?:,distance:geodist\(\))?$/)
    }
  })
})

test('what a fragment has of a search can be read', () => {
  check(anyFragment, (arrival) => {
    const { written, state } = arrive(arrival)
    const given = arrival.fragment.split('&')
    const ours = written.split('&').filter((pair) => !given.includes(pair))
    const escapes = ours.flatMap((pair) => pair.match(/%[\dA-F]{2}/g) ?? [])
    expect(escapes.filter((one) => READABLE.test(decodeFragmentPart(one)))).toEqual([])
    for (const text of state.fq) expect(decodeFragmentPart(written)).toContain(text)
  })
})
