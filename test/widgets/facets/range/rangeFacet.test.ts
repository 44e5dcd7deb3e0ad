import { screen } from '@testing-library/react'
import { RANGE_COMMIT_DELAY_MS } from '../../../../src/facets/constants'
import { change, visit } from '../../../support/page'
import { configured, searchElement } from '../../../support/searchElement'
import { pass } from '../../../support/time'
import { openWire } from '../../../support/wire'
import { answer, arrive, group, price, range, shown, thumb } from './rangePage'

describe('a range facet', () => {
  it('requests the extent without its own filter, and no values (spec 7.1)', async () => {
    const { wire } = await arrive({ fragment: `fq=${range}[100 TO 200]` })
    const body = new URLSearchParams(wire.bodies[0])
    expect(body.get('stats')).toBe('true')
    expect(body.get('stats.field')).toBe('{!ex=price}price')
    expect(body.getAll('facet.field')).toEqual([])
    expect(body.getAll('facet.range')).toEqual([])
  })

  it('shows two named sliders in one group, in whole dollars (spec 2.1, 9)', async () => {
    await arrive()
    expect(group().getAllByRole('slider')).toEqual([thumb('Minimum'), thumb('Maximum')])
    expect(shown()).toEqual(['$95', '$1,210'])
    expect(
      [thumb('Minimum'), thumb('Maximum')].map((one) => (one as HTMLInputElement).value),
    ).toEqual(['95', '1210'])
  })

  it('formats plain numbers when the currency flag is off (spec 3.3)', async () => {
    await arrive({ facet: { ...price, options: { currency: false } } })
    expect(shown()).toEqual(['95', '1210'])
  })

  it('shows the range of the address, and lists it in the current filters (spec 3.8)', async () => {
    await arrive({ fragment: `fq=${range}[100 TO 1200]` })
    expect(shown()).toEqual(['$100', '$1,200'])
    expect(screen.getByRole('button', { name: 'Remove Price: $100 to $1,200' })).toHaveTextContent(
      'Price: $100 to $1,200',
    )
  })

  it.each([
    ['[* TO 200]', ['$0', '$200'], 'Remove Price: $0 to $200'],
    ['[100 TO *]', ['$100', '$1,210'], 'Remove Price: $100 or more'],
    ['120', ['$120', '$120'], 'Remove Price: $120'],
    ['[5 TO 9000]', ['$5', '$9,000'], 'Remove Price: $5 to $9,000'],
  ])('reads the filter %s', async (filter, amounts, name) => {
    await arrive({ fragment: `fq=${range}${filter}` })
    expect(shown()).toEqual(amounts)
    expect(screen.getByRole('button', { name })).toBeVisible()
  })

  it('excludes its own filter from the extent even when the address omits the tag', async () => {
    const { wire } = await arrive({ fragment: 'fq=price:[100 TO 200]' })
    expect(new URLSearchParams(wire.bodies[0]).getAll('fq')).toEqual([`${range}[100 TO 200]`])
    expect(decodeURIComponent(location.hash)).toBe('#fq=price:[100 TO 200]')
  })

  it('renders nothing when there is nothing to choose', async () => {
    const { wire, api } = await arrive({ text: answer(null) })
    expect(screen.queryByRole('group', { name: 'Price' })).toBeNull()
    await change(() => api.bus.emit('search:set', { params: { q: 'a' } }))
    await wire.answer(answer({ min: 120, max: 120 }))
    expect(screen.queryByRole('group', { name: 'Price' })).toBeNull()
  })

  it('stays when no document is found, so that the range can be removed', async () => {
    const { wire, visitor } = await arrive({
      fragment: `fq=${range}[100 TO 200]`,
      text: answer(null),
    })
    expect(shown()).toEqual(['$100', '$200'])
    await visitor.click(screen.getByRole('button', { name: 'Reset Price' }))
    expect(wire.waiting()).toEqual(['q=*:*'])
  })
})
describe('resetting a range', () => {
  it('removes the filter when the range covers the extent', async () => {
    const { wire, visitor } = await arrive({ fragment: `fq=${range}[95 TO 200]` })
    thumb('Maximum').focus()
    await visitor.keyboard('{End}')
    await pass(RANGE_COMMIT_DELAY_MS)
    expect(wire.waiting()).toEqual(['q=*:*'])
    expect(location.hash).toBe('')
  })

  it('removes the filter with the reset button, and keeps the focus in the group', async () => {
    const { wire, visitor } = await arrive({ fragment: `fq=${range}[100 TO 200]` })
    await visitor.click(screen.getByRole('button', { name: 'Reset Price' }))
    expect(wire.waiting()).toEqual(['q=*:*'])
    expect(shown()).toEqual(['$95', '$1,210'])
    expect(thumb('Minimum')).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Reset Price' })).toBeNull()
  })

  it('shows the whole extent after the filter is removed from the current filters', async () => {
    const { visitor } = await arrive({ fragment: `fq=${range}[100 TO 200]` })
    await visitor.click(screen.getByRole('button', { name: /^Remove Price/ }))
    expect(shown()).toEqual(['$95', '$1,210'])
  })
})
describe('the range widget', () => {
  const widget = (settings: object = {}) =>
    `<div data-vitrine="range" ${configured({ field: 'price', ...settings })}><p>From $95</p></div>`

  it('requests its facet, and keeps the CMS’s markup until the response', async () => {
    const wire = openWire()
    await visit(searchElement(widget({ label: 'Price' })))
    expect(screen.getByText('From $95')).toBeVisible()
    await wire.answer(answer())
    expect(screen.getByText('From $95')).not.toBeVisible()
    expect(shown()).toEqual(['$95', '$1,210'])
    expect(wire.bodies).toHaveLength(1)
    expect(new URLSearchParams(wire.bodies[0]).get('stats.field')).toBe('{!ex=price}price')
  })

  it('requests the extent when its component configures the field as a plain facet', async () => {
    const wire = openWire()
    await visit(searchElement(widget({ label: 'Price' }), { facets: ['price'] }))
    await wire.answer(answer())
    expect(new URLSearchParams(wire.bodies[0]).get('stats.field')).toBe('{!ex=price}price')
    expect(shown()).toEqual(['$95', '$1,210'])
  })
})
