import { correctedQuery } from '../../src/search/correctedQuery'
import { required } from '../support/required'

describe('correctedQuery', () => {
  const words = [
    { start: 0, end: 5, corrections: ['lake', 'lakes'] },
    { start: 6, end: 12, corrections: ['cabin'] },
  ]

  it.each([
    ['Solr put together', { queries: ['lake cabin', 'lakes cabin'], words }, 'lake cabin'],
    ['has each unknown word replaced, else', { queries: [], words }, 'lake cabin'],
    [
      'keeps a word without a suggestion',
      { queries: [], words: [required(words[0])] },
      'lake cabbin',
    ],
    ['is none without suggestions', { queries: [], words: [] }, null],
    ['is none where it is the same', { queries: ['lakke cabbin'], words }, null],
    ['is none where it is empty', { queries: [' '], words }, null],
    [
      'leaves alone what stands outside of the query, or overlaps',
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
