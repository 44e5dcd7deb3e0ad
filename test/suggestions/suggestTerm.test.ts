import { suggestTerm } from '../../src/suggestions/suggestTerm'

describe('suggestTerm', () => {
  it.each([
    ['lak', '', '', 'lak'],
    ['LAK', '', '', 'lak'],
    [' la', ' ', '', 'la'],
    ['Quiet  Cabin La', 'Quiet  Cabin ', 'Quiet  Cabin', 'la'],
    ['quiet\tla', 'quiet\t', 'quiet', 'la'],
    ['quiet "La', 'quiet "', 'quiet', 'la'],
    ['cabin -(la', 'cabin -(', 'cabin', 'la'],
    ['wi-fi', '', '', 'wi-fi'],
    ['ÉTé', '', '', 'été'],
    ['湖畔', '', '', '湖畔'],
    ['__proto__', '', '', '__proto__'],
  ])('splits %j before the last word', (text, head, earlier, prefix) => {
    expect(suggestTerm(text)).toEqual({ head, earlier, prefix })
  })

  it.each(['', ' ', 'l', 'lake ', 'lake\u00a0', 'lake\n', 'a quiet l', '"', '((', '🏔', '- l'])(
    'returns null for %j',
    (text) => {
      expect(suggestTerm(text)).toBeNull()
    },
  )
})
