/** @jest-environment node */
import { select } from '../smallEngine'

test('suggests only similar words', () => {
  const suggested = (q: string) => select(['q', q], ['spellcheck', 'true']).spellcheck.suggestions
  expect(suggested('hoose')).toMatchObject({ hoose: { suggestion: ['house'] } })
  expect(suggested('tx')).toEqual({})
  expect(suggested('tix')).toEqual({})
})

test('suggests words of the index for misspelt words only', () => {
  const { spellcheck } = select(
    ['q', 'quite cabbin hous:Nowhere'],
    ['defType', 'edismax'],
    ['spellcheck', 'true'],
    ['spellcheck.collate', 'true'],
  )
  expect(Object.keys(spellcheck.suggestions)).toEqual(['quite', 'cabbin'])
  expect(spellcheck.suggestions).toMatchObject({
    quite: { numFound: 1, startOffset: 0, endOffset: 5, suggestion: ['quiet'] },
    cabbin: { suggestion: ['cabin'] },
  })
  expect(spellcheck['collations']).toEqual({ collation: 'quiet cabin hous:Nowhere' })
  expect(select(['q', 'quiet'], ['spellcheck', 'true']).spellcheck.suggestions).toEqual({})
})
