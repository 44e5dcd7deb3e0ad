import { screen } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { aMoment } from '../../../support/time'
import { arriveAt, chips, group, sent } from '../further/facetPage'

const element = (more = '') =>
  `<div data-vitrine="facet" data-vitrine-field="amenities" data-vitrine-label="Amenities"
    data-vitrine-negatable="true" ${more}></div>`
const text = anAnswer({ facets: { amenities: { Pets: 12, Pool: 30, 'Hot "tub"': 4 } } })
const arrive = (fragment = '', more = '') => arriveAt({ facet: element(more), fragment, text })
const without = (value: string) =>
  group('Amenities').getByRole('button', { name: `Without ${value}` })
const check = (name: string) => group('Amenities').getByRole('checkbox', { name })

describe('a facet whose values can be excluded', () => {
  it('has a checkbox and a button for each value, in one request', async () => {
    const { wire } = await arrive()
    expect(wire.bodies).toHaveLength(1)
    expect(sent(wire).getAll('facet.field')).toEqual(['{!ex=amenities}amenities'])
    expect(check('Pets 12')).not.toBeChecked()
    expect(without('Pets')).toHaveAttribute('aria-pressed', 'false')
  })

  it('excludes a value, and shows it as a current filter that can be removed', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(without('Pets'))
    expect(sent(wire).getAll('fq')).toEqual(['{!tag=amenities}-amenities:Pets'])
    expect(without('Pets')).toHaveAttribute('aria-pressed', 'true')
    expect(without('Pets')).toHaveFocus()
    expect(chips()).toEqual(['Amenities: Without Pets'])
    await wire.answer(text)
    await aMoment()
    expect(check('Pets 12')).not.toBeChecked()
    await visitor.click(screen.getByRole('button', { name: 'Remove Amenities: Without Pets' }))
    expect(sent(wire).getAll('fq')).toEqual([])
    expect(without('Pets')).toHaveAttribute('aria-pressed', 'false')
  })

  it('never asks for a value and its exclusion at once', async () => {
    const { wire, visitor } = await arrive('', 'data-vitrine-operator="or"')
    await visitor.click(check('Pool 30'))
    await wire.answer(text)
    await visitor.click(without('Pool'))
    expect(sent(wire).getAll('fq')).toEqual(['{!tag=amenities}-amenities:Pool'])
    await wire.answer(text)
    await visitor.click(check('Pool 30'))
    expect(sent(wire).getAll('fq')).toEqual(['{!tag=amenities}amenities:( Pool )'])
  })

  it('writes the counts of each answer, and keeps the buttons', async () => {
    const { wire, api } = await arrive()
    const button = without('Pets')
    const { act } = await import('@testing-library/react')
    await act(async () => {
      api.bus.emit('search:set', { params: { q: 'lake' } })
    })
    await wire.answer(anAnswer({ facets: { amenities: { Pets: 2, Pool: 7, 'Hot "tub"': 1 } } }))
    await aMoment()
    expect(check('Pets 2')).toBeVisible()
    expect(without('Pets')).toBe(button)
    expect(button.querySelector('svg')).not.toBeNull()
  })

  it('reads the filters of a link, with awkward values', async () => {
    const { wire } = await arrive('fq=-amenities:"Hot \\"tub\\""')
    expect(sent(wire).getAll('fq')).toEqual(['{!tag=amenities}-amenities:"Hot \\"tub\\""'])
    expect(without('Hot "tub"')).toHaveAttribute('aria-pressed', 'true')
  })
})
