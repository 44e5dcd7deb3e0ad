import { screen } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { takeConsole } from '../../../support/console'
import { aMoment } from '../../../support/time'
import { arriveAt, chips, group, sent } from '../further/facetPage'

const element = (more = '') =>
  `<div data-vitrine="facet" data-vitrine-field="price" data-vitrine-label="Price" ${more}
    data-vitrine-buckets="0,100,200,*" data-vitrine-currency="true"></div>`
const text = anAnswer({ queries: { 'price:0-100': 12, 'price:100-200': 30, 'price:200-': 4 } })
const arrive = (fragment = '', more = '') => arriveAt({ facet: element(more), fragment, text })

describe('a facet with buckets', () => {
  it('asks for its counts in the first and only request, and for no values', async () => {
    const { wire } = await arrive()
    expect(wire.bodies).toHaveLength(1)
    expect(sent(wire).getAll('facet.field')).toEqual([])
    expect(sent(wire).getAll('facet.query')).toEqual([
      '{!ex=price key=price:0-100}price:[0 TO 100}',
      '{!ex=price key=price:100-200}price:[100 TO 200}',
      '{!ex=price key=price:200-}price:[200 TO *]',
    ])
  })

  it('labels its buckets by their numbers, in their order', async () => {
    await arrive()
    expect(
      group('Price')
        .getAllByRole('checkbox')
        .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(['Under $100 12', '$100 to $200 30', '$200 or more 4'])
  })

  it('joins chosen buckets by OR, and shows each as a current filter', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(screen.getByRole('checkbox', { name: /^Under/ }))
    await wire.answer(text)
    await visitor.click(screen.getByRole('checkbox', { name: /^\$200 or more/ }))
    expect(sent(wire).getAll('fq')).toEqual(['{!tag=price}price:( [0 TO 100} OR [200 TO *] )'])
    expect(decodeURIComponent(location.hash)).toBe('#fq={!tag=price}price:( 0-100 OR 200- )')
    expect(chips()).toEqual(['Price: Under $100', 'Price: $200 or more'])
    await visitor.click(screen.getByRole('button', { name: 'Remove Price: Under $100' }))
    expect(sent(wire).getAll('fq')).toEqual(['{!tag=price}price:[200 TO *]'])
    expect(screen.getByRole('checkbox', { name: /^Under/ })).not.toBeChecked()
  })

  it('has radios with `single`, and one that removes the choice', async () => {
    const { wire, visitor } = await arrive('', 'data-vitrine-single="true"')
    expect(screen.getByRole('radio', { name: 'Any' })).toBeChecked()
    await visitor.click(screen.getByRole('radio', { name: /^\$100 to/ }))
    expect(sent(wire).getAll('fq')).toEqual(['{!tag=price}price:[100 TO 200}'])
    await wire.answer(text)
    await visitor.click(screen.getByRole('radio', { name: 'Any' }))
    expect(sent(wire).getAll('fq')).toEqual([])
  })

  it('keeps the focus and the rows over answers', async () => {
    const { wire, visitor } = await arrive()
    const box = screen.getByRole('checkbox', { name: /^Under/ })
    await visitor.click(box)
    await wire.answer(anAnswer({ queries: { 'price:0-100': 7, 'price:100-200': 30 } }))
    await aMoment()
    expect(box).toHaveFocus()
    expect(screen.getByRole('checkbox', { name: 'Under $100 7' })).toBe(box)
  })

  it('counts and shows the bucket of a link that is not configured', async () => {
    const { wire } = await arrive('fq=price:50-60')
    expect(sent(wire).getAll('fq')).toEqual(['{!tag=price}price:[50 TO 60}'])
    expect(sent(wire).getAll('facet.query').at(-1)).toBe(
      '{!ex=price key=price:50-60}price:[50 TO 60}',
    )
    expect(group('Price').getByRole('checkbox', { name: '$50 to $60 0' })).toBeChecked()
  })

  it('sends nothing of an edited link that is no number', async () => {
    const { wire } = await arrive('fq=price:(cheap OR "*:* OR x")')
    expect(sent(wire).getAll('fq')).toEqual([])
  })

  it('shows the values themselves where its edges cannot be read, and says so', async () => {
    const { wire } = await arriveAt({
      facet:
        '<div data-vitrine="facet" data-vitrine-field="price" data-vitrine-buckets="cheap,dear"></div>',
      text: anAnswer({ facets: { price: { 120: 3 } } }),
    })
    expect(sent(wire).getAll('facet.field')).toEqual(['price'])
    expect(group('price').getByRole('checkbox', { name: '120 3' })).toBeVisible()
    expect(takeConsole()).toEqual([
      'warn: Vitrine: facet (#listings > div:nth-of-type(2)): data-vitrine-buckets: buckets must be numbers that increase, such as "0,100,200,*", got ["cheap", "dear"]. Its default is used.',
    ])
  })
})
