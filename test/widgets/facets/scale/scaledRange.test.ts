import { screen } from '@testing-library/react'
import { RANGE_COMMIT_DELAY_MS } from '../../../../src/facets/constants'
import { anAnswer } from '../../../support/answers'
import { aVisitor, change } from '../../../support/page'
import { pass } from '../../../support/time'
import { arriveAt, chips, group, sent } from '../further/facetPage'

const element = (field: string, more: string) =>
  `<div data-vitrine="range" data-vitrine-field="${field}" data-vitrine-label="Amount" ${more}></div>`
const arrive = (more: string, extent: { min: number; max: number }, fragment = '') =>
  arriveAt({
    facet: element('amount', more),
    fragment,
    text: anAnswer({ stats: { amount: extent } }),
  })

const thumb = (end: 'Minimum' | 'Maximum') => screen.getByRole('slider', { name: `${end} Amount` })
const shown = () =>
  (['Minimum', 'Maximum'] as const).map((end) => thumb(end).getAttribute('aria-valuetext'))
const press = async (end: 'Minimum' | 'Maximum', keys: string) => {
  await change(() => thumb(end).focus())
  await aVisitor().keyboard(keys)
}

describe('a slider with steps of fractions', () => {
  const rating = 'data-vitrine-step="0.1" data-vitrine-currency="false"'

  it('moves by its step and filters by fractions', async () => {
    const { wire } = await arrive(rating, { min: 2.34, max: 4.87 })
    expect(shown()).toEqual(['2.3', '4.9'])
    await press('Minimum', '{ArrowRight}{ArrowRight}')
    expect(shown()).toEqual(['2.5', '4.9'])
    await pass(RANGE_COMMIT_DELAY_MS)
    expect(sent(wire).getAll('fq')).toEqual(['{!tag=amount}amount:[2.5 TO *]'])
    expect(chips()).toEqual(['Amount: 2.5 or more'])
  })

  it('takes typed fractions, rounded outward', async () => {
    const { wire, visitor } = await arrive(rating, { min: 1, max: 5 })
    const field = group('Amount').getByRole('textbox', { name: 'Maximum' })
    expect(field).toHaveAttribute('inputmode', 'decimal')
    await visitor.clear(field)
    await visitor.type(field, '3.72{Enter}')
    expect(sent(wire).getAll('fq')).toEqual(['{!tag=amount}amount:[* TO 3.8]'])
  })

  it('shows money with its cents', async () => {
    const cents = 'data-vitrine-step="0.5"'
    await arrive(cents, { min: 0.4, max: 9.7 }, 'fq=amount:[1.5 TO 4]')
    expect(shown()).toEqual(['$1.50', '$4.00'])
    expect(chips()).toEqual(['Amount: $1.50 to $4.00'])
  })
})

describe('a logarithmic slider', () => {
  it('gives each factor the same room, and steps that grow', async () => {
    const { wire } = await arrive(
      'data-vitrine-scale="log"',
      { min: 10, max: 100000 },
      'fq=amount:[100 TO 10000]',
    )
    const places = [...document.querySelectorAll<HTMLElement>('.vitrine-range__thumb')].map(
      ({ style }) => Number.parseFloat(style.insetInlineStart),
    )
    expect(places).toEqual([expect.closeTo(25), expect.closeTo(75)])
    await press('Minimum', '{ArrowUp}')
    await press('Maximum', '{ArrowDown}')
    expect(shown()).toEqual(['$105', '$9,500'])
    await pass(RANGE_COMMIT_DELAY_MS)
    expect(sent(wire).getAll('fq')).toEqual(['{!tag=amount}amount:[105 TO 9500]'])
  })
})
