import { nearest } from '../../src/config/nearest'

describe('the word that was meant', () => {
  it.each([
    ['pagr', 'pager'],
    ['resluts', 'results'],
    ['Facets', 'facets'],
    ['search_box', 'search-box'],
  ])('takes %s for %s', (mistyped, meant) => {
    expect(nearest(mistyped, ['facets', 'pager', 'results', 'search-box'])).toBe(meant)
  })

  it('returns null when nothing is near', () => {
    expect(nearest('carousel', ['facets', 'pager', 'results'])).toBeNull()
    expect(nearest('xy', ['map'])).toBeNull()
    expect(nearest('', [])).toBeNull()
  })
})
