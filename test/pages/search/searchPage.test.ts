import { screen, within } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { manyCabins } from '../../support/listings'
import { aVisitor, visit } from '../../support/page'
import { configured, searchElement } from '../../support/searchElement'
import { aMoment } from '../../support/time'
import { marginsOf, scrollTo, watched } from '../../support/viewport'
import { openWire, type Wire } from '../../support/wire'

const CITIES = { Thun: 4, Bern: 7, 'New York': 2, 'test data': 1 }
const found = () => anAnswer({ numFound: 25, facets: { city: CITIES } })

/** Opens a page with one facet and the current filters, answered once. */
async function arrive(settings: object): Promise<Wire> {
  const wire = openWire()
  const facet = `<div data-vitrine="facet" ${configured({ field: 'city', label: 'City', ...settings })}></div>`
  await visit(searchElement(`${facet}<div data-vitrine="current-filters"></div>`))
  await wire.answer(found())
  await aMoment()
  return wire
}

const value = (name: RegExp) => screen.getByRole('checkbox', { name })
const chips = () =>
  screen
    .queryAllByRole('button', { name: /^Remove/ })
    .map((chip) => chip.getAttribute('aria-label'))

async function tick(wire: Wire, name: RegExp) {
  await aVisitor().click(value(name))
  await wire.answer(found())
  await aMoment()
}

const filters = (wire: Wire) => new URLSearchParams(wire.last().body).getAll('fq')

describe('a facet on the page (spec 4.2)', () => {
  it('adds the filter of a ticked value, and removes it again', async () => {
    const wire = await arrive({})
    await tick(wire, /Bern/)
    await tick(wire, /Thun/)
    expect(filters(wire)).toEqual(['city:Bern', 'city:Thun'])
    expect(value(/Bern/)).toBeChecked()
    await tick(wire, /Bern/)
    expect(filters(wire)).toEqual(['city:Thun'])
    expect(value(/Bern/)).not.toBeChecked()
  })

  it('joins chosen values with OR, and rebuilds the filter from those that remain', async () => {
    const wire = await arrive({ operator: 'or' })
    await tick(wire, /New York/)
    await tick(wire, /Bern/)
    expect(filters(wire)).toEqual(['{!tag=city}city:( "New York" OR Bern )'])
    expect(new URLSearchParams(wire.last().body).getAll('facet.field')).toEqual(['{!ex=city}city'])
    await tick(wire, /New York/)
    expect(filters(wire)).toEqual(['{!tag=city}city:( Bern )'])
    await tick(wire, /Bern/)
    expect(filters(wire)).toEqual([])
  })

  it('replaces the chosen value in single mode', async () => {
    const wire = await arrive({ limit_active_items: true })
    await tick(wire, /Bern/)
    await tick(wire, /Thun/)
    expect(filters(wire)).toEqual(['{!tag=city}city:Thun'])
  })

  it('lists its values in alphabetical order, without excluded ones', async () => {
    await arrive({ exclude: '^test' })
    const rows = within(screen.getByRole('group', { name: 'City' })).getAllByRole('checkbox')
    expect(rows.map((row) => row.closest('label')?.textContent)).toEqual([
      'Bern 7',
      'New York 2',
      'Thun 4',
    ])
  })

  it('requests its limit, mincount and missing count', async () => {
    const wire = await arrive({ hard_limit: 50, facet_mincount: 2, facet_missing: true })
    const body = new URLSearchParams(wire.last().body)
    expect(body.get('facet.mincount')).toBe('1')
    expect(body.get('f.city.facet.limit')).toBe('50')
    expect(body.get('f.city.facet.mincount')).toBe('2')
    expect(body.get('f.city.facet.missing')).toBe('true')
  })
})

describe('the current filters (spec 2.1, 3.7)', () => {
  it('name each value with its label, and remove it', async () => {
    const wire = await arrive({ operator: 'or' })
    await tick(wire, /Bern/)
    await tick(wire, /Thun/)
    expect(chips()).toEqual(['Remove City: Bern', 'Remove City: Thun'])
    await aVisitor().click(screen.getByRole('button', { name: 'Remove City: Bern' }))
    expect(filters(wire)).toEqual(['{!tag=city}city:( Thun )'])
    expect(chips()).toEqual(['Remove City: Thun'])
  })
})

describe('the pager on the page (spec 2.1)', () => {
  it('has « Previous, Next », page numbers and … for skipped pages', async () => {
    const wire = openWire()
    await visit(searchElement('<div data-vitrine="pager"></div>'), { fragment: 'start=100' })
    await wire.answer(anAnswer({ numFound: 300, start: 100 }))
    const items = screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent)
    expect(items).toEqual('« Previous,1,2,…,7,8,9,10,11,12,13,14,15,…,29,30,Next »'.split(','))
    await aVisitor().click(screen.getByRole('link', { name: 'Next »' }))
    expect(wire.last().name).toBe('q=*:* start=110')
    expect(location.hash).toBe('#start=110')
  })
})

describe('the results list (spec 3.9, 4.5)', () => {
  it('shows numvisible items, and as many more when the last one scrolls into view', async () => {
    const wire = openWire()
    await visit(searchElement('<div data-vitrine="results" data-vitrine-numvisible="4"></div>'))
    await wire.answer(anAnswer({ docs: manyCabins(10) }))
    const items = () => screen.getAllByRole('listitem')
    const last = () => items().at(-1) as Element
    expect(items()).toHaveLength(4)
    expect(marginsOf(last())).toEqual(['80px 0px'])
    scrollTo(last())
    expect(items()).toHaveLength(8)
    scrollTo(last())
    expect(items()).toHaveLength(10)
    expect(watched()).toEqual([])
  })
})

describe('the sort control (spec 2.1)', () => {
  it('sorts by the chosen sort, and by relevance again', async () => {
    const wire = openWire()
    const options = [{ value: 'price asc', label: 'Price' }]
    await visit(searchElement(`<div data-vitrine="sort" ${configured({ options })}></div>`))
    await wire.answer()
    const sort = screen.getByRole('combobox', { name: 'Sort by' })
    await aVisitor().selectOptions(sort, 'Price')
    expect(wire.last().name).toBe('q=*:* sort=price asc')
    await aVisitor().selectOptions(sort, 'Relevance')
    expect(wire.last().name).toBe('q=*:*')
  })
})
