import { screen } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { arriveAt, chips, group, sent } from '../further/facetPage'

const element = (more = '') =>
  `<div data-vitrine="rating" data-vitrine-field="rating" data-vitrine-label="Rating" ${more}></div>`
const queries = { 'rating:4-': 12, 'rating:3-': 30, 'rating:2-': 41, 'rating:1-': 41 }
const text = anAnswer({ queries, stats: { rating: { min: 1.2, max: 4.9 } } })
const arrive = (fragment = '', more = '') => arriveAt({ facet: element(more), fragment, text })

const rows = () =>
  group('Rating')
    .getAllByRole('radio')
    .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)

describe('the rating widget', () => {
  it('counts what is rated at least so, in one request', async () => {
    const { wire } = await arrive()
    expect(wire.bodies).toHaveLength(1)
    expect(sent(wire).getAll('facet.field')).toEqual([])
    expect(sent(wire).getAll('facet.query')[0]).toBe('{!ex=rating key=rating:4-}rating:[4 TO *]')
    expect(sent(wire).getAll('facet.query')).toHaveLength(4)
  })

  it('says in words what its stars show', async () => {
    await arrive()
    expect(rows()).toEqual([
      'Any',
      ' 4 stars and up 12',
      ' 3 stars and up 30',
      ' 2 stars and up 41',
      ' 1 star and up 41',
    ])
    expect(screen.getByRole('radio', { name: '4 stars and up 12' })).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Any' })).toBeChecked()
  })

  it('replaces one rating by another, and removes it', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(screen.getByRole('radio', { name: /^4 stars/ }))
    expect(sent(wire).getAll('fq')).toEqual(['{!tag=rating}rating:[4 TO *]'])
    expect(decodeURIComponent(location.hash)).toBe('#fq={!tag=rating}rating:[4 TO *]')
    expect(chips()).toEqual(['Rating: 4 stars and up'])
    await wire.answer(text)
    await visitor.keyboard('{ArrowDown}')
    expect(sent(wire).getAll('fq')).toEqual(['{!tag=rating}rating:[3 TO *]'])
    await wire.answer(text)
    await visitor.click(screen.getByRole('radio', { name: 'Any' }))
    expect(sent(wire).getAll('fq')).toEqual([])
    expect(chips()).toEqual([])
  })

  it('offers configured ratings, and the one of a link', async () => {
    const { wire } = await arrive('fq=rating:[3.5 TO *]', 'data-vitrine-ratings="4.5, 4"')
    expect(sent(wire).getAll('facet.query')).toEqual([
      '{!ex=rating key=rating:4.5-}rating:[4.5 TO *]',
      '{!ex=rating key=rating:4-}rating:[4 TO *]',
      '{!ex=rating key=rating:3.5-}rating:[3.5 TO *]',
    ])
    expect(screen.getByRole('radio', { name: '3.5 stars and up 0' })).toBeChecked()
  })

  it('draws as many stars as the best rating has, the last one in part', async () => {
    await arrive('fq=rating:[7.5 TO *]', 'data-vitrine-ratings="7.5" data-vitrine-max-rating="10"')
    const fill = document.querySelector<HTMLElement>('.vitrine-rating__fill')
    expect(fill?.style.inlineSize).toBe('75%')
  })
})
