import { screen } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { arriveAt, chips, sent } from '../further/facetPage'

const available =
  '<div data-vitrine="toggle" data-vitrine-field="available" data-vitrine-label="Available now"></div>'
const text = anAnswer({ queries: { 'available:on': 31 } })

describe('the toggle widget', () => {
  it('is one switch with its count', async () => {
    const { wire } = await arriveAt({ facet: available, text })
    expect(sent(wire).getAll('facet.field')).toEqual([])
    expect(sent(wire).getAll('facet.query')).toEqual([
      '{!ex=available key=available:on}available:true',
    ])
    expect(screen.getByRole('switch', { name: 'Available now 31' })).not.toBeChecked()
  })

  it('adds its filter, whose chip is its label, and removes it', async () => {
    const { wire, visitor } = await arriveAt({ facet: available, text })
    await visitor.click(screen.getByRole('switch'))
    expect(screen.getByRole('switch')).toBeChecked()
    expect(sent(wire).getAll('fq')).toEqual(['{!tag=available}available:true'])
    expect(chips()).toEqual(['Available now'])
    await wire.answer(text)
    expect(screen.getByRole('switch')).toHaveFocus()
    await visitor.click(screen.getByRole('button', { name: 'Remove Available now' }))
    expect(sent(wire).getAll('fq')).toEqual([])
    expect(screen.getByRole('switch')).not.toBeChecked()
  })

  it('stays while it is on, though nothing is found', async () => {
    const nothing = anAnswer({ queries: { 'available:on': 0 } })
    await arriveAt({ facet: available, text: nothing })
    expect(screen.queryByRole('switch')).toBeNull()
    await arriveAt({ facet: available, fragment: 'fq=available:true', text: nothing })
    expect(screen.getByRole('switch', { name: 'Available now 0' })).toBeChecked()
  })

  it('filters by a range of numbers', async () => {
    const { wire, visitor } = await arriveAt({
      facet:
        '<div data-vitrine="toggle" data-vitrine-field="rating" data-vitrine-label="Top rated" data-vitrine-on="4.5-"></div>',
      text: anAnswer({ queries: { 'rating:on': 3 } }),
    })
    expect(sent(wire).getAll('facet.query')).toEqual([
      '{!ex=rating key=rating:on}rating:[4.5 TO *]',
    ])
    await visitor.click(screen.getByRole('switch', { name: 'Top rated 3' }))
    expect(sent(wire).getAll('fq')).toEqual(['{!tag=rating}rating:[4.5 TO *]'])
    expect(chips()).toEqual(['Top rated'])
  })

  it('excludes its value with `negated`', async () => {
    const { wire, visitor } = await arriveAt({
      facet:
        '<div data-vitrine="toggle" data-vitrine-field="tags" data-vitrine-label="Without pets" data-vitrine-on="pets allowed" data-vitrine-negated="true"></div>',
      text: anAnswer({ queries: { 'tags:on': 5 } }),
    })
    expect(sent(wire).getAll('facet.query')).toEqual(['{!ex=tags key=tags:on}-tags:"pets allowed"'])
    await visitor.click(screen.getByRole('switch', { name: 'Without pets 5' }))
    expect(sent(wire).getAll('fq')).toEqual(['{!tag=tags}-tags:"pets allowed"'])
    expect(chips()).toEqual(['Without pets'])
    await visitor.click(screen.getByRole('switch'))
    expect(sent(wire).getAll('fq')).toEqual([])
  })
})
