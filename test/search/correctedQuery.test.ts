import { correctedQuery } from '../../src/search/correctedQuery'
import { required } from '../support/required'

describe('correctedQuery', () => {
  const words = [
    { start: 0, end: 5, corrections: ['lake', 'lakes'] },
    { start: 6, end: 12, corrections: ['cabin'] },
  ]

  it.each([
    [
      'returns the collation of Solr',
      { queries: ['lake cabin', 'lakes cabin'], words },
      'lake cabin',
    ],
    ['replaces each misspelled word without a collation', { queries: [], words }, 'lake cabin'],
    [
      'keeps a word without a suggestion',
      { queries: [], words: [required(words[0])] },
      'lake cabbin',
    ],
    ['returns null without suggestions', { queries: [], words: [] }, null],
    ['returns null for the same query', { queries: ['lakke cabbin'], words }, null],
    ['returns null for an empty collation', { queries: [' '], words }, null],
    [
      'ignores corrections outside of the query, and overlaps',
      {
        queries: [],
        words: [
          { start: 6, end: 99, corrections: ['x'] },
          { start: -1, end: 2, corrections: ['x'] },
          { start: 3, end: 3, corrections: ['x'] },
          { start: 1, end: 9, corrections: ['x'] },
          { start: 6, end: 12, corrections: ['cabin'] },
        ],
      },
      'lakke cabin',
    ],
  ])('%s', (_, suggestions, expected) => {
    expect(correctedQuery('lakke cabbin', suggestions)).toBe(expected)
  })
})
