import { screen } from '@testing-library/react'
import { aVisitor } from '../../../support/page'
import { required } from '../../../support/required'
import { aMoment } from '../../../support/time'
import { aFacet, answer, arrive, boxes, group, rows, value } from './facetPage'

describe('the list of a facet', () => {
  it('lists the values alphabetically with their counts, in a labelled group (spec 4.2)', async () => {
    await arrive()
    expect(rows()).toEqual(['[ ] Basel 7', '[ ] Bern 3', '[ ] Thun 2'])
  })

  it('requests the facet with its configured options', async () => {
    const { wire } = await arrive(
      aFacet({ hard_limit: 50, facet_missing: true, facet_mincount: 2, operator: 'or' }),
    )
    const body = new URLSearchParams(wire.bodies[0])
    expect(body.get('facet.field')).toBe('{!ex=city}city')
    expect(body.get('f.city.facet.limit')).toBe('50')
    expect(body.get('f.city.facet.missing')).toBe('true')
    expect(body.get('f.city.facet.mincount')).toBe('2')
  })

  it('hides values that match the exclude pattern (spec 5.2)', async () => {
    await arrive(aFacet({}, { exclude: '^B' }))
    expect(rows()).toEqual(['[ ] Thun 2'])
  })

  it('shows markup, empty and odd values as text', async () => {
    const counts = Object.fromEntries([
      ['<b>x</b>', 1],
      ['__proto__', 2],
      ['constructor', 3],
      [' ', 4],
      ['مرحبا', 5],
    ])
    await arrive(aFacet(), counts)
    expect(boxes().map((box) => box.closest('label')?.textContent)).toEqual(
      expect.arrayContaining(['<b>x</b> 1', '__proto__ 2', 'constructor 3', 'Empty 4', 'مرحبا 5']),
    )
    await aVisitor().click(value(/__proto__/))
    expect(value(/__proto__/)).toBeChecked()
    expect(location.hash).toBe('#fq=city:__proto__')
  })

  it('formats values as money when the currency flag is set (spec 3.3)', async () => {
    const facet = { ...aFacet(), options: { currency: true } }
    await arrive(facet, { '1250': 2, 'on request': 1 })
    expect(rows()).toEqual(['[ ] $1,250 2', '[ ] on request 1'])
  })

  it('renders nothing without values', async () => {
    await arrive(aFacet(), {})
    expect(screen.queryByRole('group', { name: 'City' })).toBeNull()
  })
})
describe('a long facet', () => {
  const many = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`Town ${String(i + 1).padStart(4, '0')}`, 1]),
    )

  it('shows ten values, and all of them after "Show more"', async () => {
    const { visitor } = await arrive(aFacet(), many(15))
    expect(boxes()).toHaveLength(10)
    const more = screen.getByRole('button', { name: 'Show 5 more' })
    expect(more).toHaveAttribute('aria-expanded', 'false')
    await visitor.click(more)
    expect(boxes()).toHaveLength(15)
    await visitor.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }))
    expect(boxes()).toHaveLength(10)
  })

  it('shows a selected value beyond the first ten', async () => {
    const { wire, visitor } = await arrive(aFacet(), many(15))
    await visitor.click(screen.getByRole('button', { name: 'Show 5 more' }))
    await visitor.click(value(/Town 0015/))
    await wire.answer(answer(many(15)))
    await visitor.click(screen.getByRole('button', { name: 'Show fewer' }))
    expect(boxes()).toHaveLength(11)
    expect(screen.getByRole('button', { name: 'Show 4 more' })).toBeVisible()
  })

  it('offers a case-insensitive find-within box from twenty values on', async () => {
    const { visitor } = await arrive(aFacet(), { ...many(25), Zürich: 4 })
    const find = screen.getByRole('searchbox', { name: 'Find in City' })
    await visitor.type(find, 'züR')
    expect(rows()).toEqual(['[ ] Zürich 4'])
    expect(screen.queryByRole('button', { name: /Show/ })).toBeNull()
    await visitor.type(find, 'x')
    expect(group().getByText('No value matches.')).toBeVisible()
    await visitor.clear(find)
    expect(boxes()).toHaveLength(10)
  })

  it.each([
    ['hard_limit', { hard_limit: 30 }, 30],
    ["Solr's limit of 100", {}, 100],
  ])('says how many values it searched when %s may have cut the list', async (_, limit, n) => {
    const { visitor } = await arrive(aFacet(limit), many(n))
    await visitor.type(screen.getByRole('searchbox', { name: 'Find in City' }), 'x')
    const text = `None of the ${n} values that are listed here matches.`
    expect(group().getByText(text)).toBeVisible()
  })

  it.each([31, -1])('searches all values with a limit of %p', async (limit) => {
    const { visitor } = await arrive(aFacet({ hard_limit: limit }), many(30))
    await visitor.type(screen.getByRole('searchbox', { name: 'Find in City' }), 'x')
    expect(group().getByText('No value matches.')).toBeVisible()
  })

  it('offers no find-within box below twenty values', async () => {
    await arrive(aFacet(), many(19))
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('shows all of a thousand values, and selects one at the end', async () => {
    const { wire, visitor } = await arrive(aFacet({ hard_limit: -1 }), many(1000))
    await visitor.click(screen.getByRole('button', { name: 'Show 990 more' }))
    await aMoment()
    expect(document.querySelectorAll('.vitrine-facet__group')).toHaveLength(50)
    const last = required(
      [...document.querySelectorAll<HTMLInputElement>('.vitrine-facet__check')].at(-1),
    )
    await visitor.click(last)
    expect(wire.waiting()).toEqual(['q=*:* city:"Town 1000"'])
    expect(last.checked).toBe(true)
  })
})
