import fc from 'fast-check'
import { toBlock } from '../../src/captions/toBlock'
import { toShortcode } from '../../src/captions/toShortcode'
import { someContent, somePieces } from './someContent'

const there = (html: string) => toBlock(html).html
const back = (html: string) => toShortcode(html).html

describe('shortcode, block, shortcode (spec 3.13, 4.12)', () => {
  it('restores 1,000 contents exactly', () => {
    let converted = 0
    fc.assert(
      fc.property(someContent, (html) => {
        const block = there(html)
        if (block !== html) converted += 1
        expect(back(block)).toBe(html)
      }),
      { numRuns: 1000 },
    )
    expect(converted).toBeGreaterThan(500)
  })

  it('restores any combination of pieces exactly', () => {
    fc.assert(
      fc.property(somePieces, (html) => {
        fc.pre(back(html) === html)
        expect(back(there(html))).toBe(html)
      }),
      { numRuns: 3000 },
    )
  })
})
