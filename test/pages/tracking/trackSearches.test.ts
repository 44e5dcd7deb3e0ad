import { screen } from '@testing-library/react'
import { visitTracked } from '../../support/analyticsPage'
import { anAnswer } from '../../support/answers'
import { takeSearchConsole } from '../../support/failedSearches'
import { manyCabins } from '../../support/listings'
import { aVisitor, change } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { aMoment } from '../../support/time'
import { openWire } from '../../support/wire'

const city = {
  data: { field: 'city' },
  settings: { settings: { riot_solr: { facet_label: 'Town' } } },
  settings_global: { settings: { operator: 'or', facet_missing: true } },
}
const price = { data: { field: 'price' }, settings: { settings: { widget: 'range' } } }
const widgets = mountPoints('search-box', 'facets', 'current-filters', 'results', 'pager')
const solr = {
  facets: [city, price],
  entity_type: 'listing',
  bundles: ['cabin', 'loft'],
}
const answer = (numFound = 30) =>
  anAnswer({
    docs: manyCabins(Math.min(numFound, 10)),
    numFound,
    facets: { city: { Bern: 3, Thun: 2 } },
    stats: { price: { min: 0, max: 1000 } },
  })

async function arrive({ fragment = '', solrConfig = solr as object, settings = {} } = {}) {
  const wire = openWire()
  const visit = await visitTracked(searchElement(widgets, solrConfig), { fragment, settings })
  await wire.answer(answer())
  await aMoment()
  return { ...visit, wire, visitor: aVisitor() }
}

const facet = (name: string, action: string, category: string, label: string, entity?: string) => ({
  name,
  params: {
    event_category: category,
    event_action: action,
    event_label: label,
    ...(entity && { entity_info: entity }),
  },
})
const set = (label: string, category = 'Search - Town') =>
  facet('facet_set', 'Facet Set', category, label, 'listing cabin loft')
const unset = (label: string, category = 'Search - Town') =>
  facet('facet_unset', 'Facet Unset', category, label, 'listing cabin loft')
const bern = () => screen.getByRole('checkbox', { name: /Bern/ })

describe('facet events (spec 7.9)', () => {
  it('name the facet, the value and the entities', async () => {
    const { takeEvents, visitor, wire } = await arrive()
    await visitor.click(bern())
    expect(takeEvents()).toEqual([set('Bern')])
    await wire.answer(answer())
    await visitor.click(bern())
    expect(takeEvents()).toEqual([unset('Bern')])
  })

  it('leave out entities that the search does not configure', async () => {
    const { takeEvents, visitor } = await arrive({ solrConfig: { facets: [city] } })
    await visitor.click(bern())
    expect(takeEvents()).toEqual([facet('facet_set', 'Facet Set', 'Search - Town', 'Bern')])
  })

  it('come from the current filters, too, also from clear all', async () => {
    const { takeEvents, visitor, wire } = await arrive()
    await visitor.click(bern())
    await wire.answer(answer())
    await visitor.click(screen.getByRole('checkbox', { name: /Thun/ }))
    await wire.answer(answer())
    takeEvents()
    await visitor.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(takeEvents()).toEqual([unset('Bern'), unset('Thun')])
  })

  it('come from a range: moving it sets it again without unsetting it', async () => {
    const { takeEvents, page } = await arrive()
    const choose = (fq: readonly string[]) =>
      change(() => page.bus.emit('search:set', { params: { fq } }))
    await choose(['{!tag=price}price:[100 TO 200]'])
    await choose(['{!tag=price}price:[100 TO 300]'])
    await choose([])
    expect(takeEvents()).toEqual([
      set('100 to 200', 'Search - price'),
      set('100 to 300', 'Search - price'),
      unset('100 to 300', 'Search - price'),
    ])
  })

  it('name the missing value, and ignore filters of no facet', async () => {
    const { takeEvents, page } = await arrive()
    const fq = ['{!tag=city}-city:[* TO *]', 'place:[1,2 TO 3,4]', 'other:x']
    await change(() => page.bus.emit('search:set', { params: { fq } }))
    expect(takeEvents()).toEqual([set('(none)')])
  })

  it('report changes after Back, and not those of Back', async () => {
    const { takeEvents, wire, visitor } = await arrive()
    await change(() => {
      location.hash = `fq=${encodeURIComponent('{!tag=city}city:( Thun )')}`
    })
    await aMoment()
    await wire.answer(answer())
    await visitor.click(bern())
    expect(takeEvents()).toEqual([set('Bern')])
  })

  it('do not come from Back, a link or the address at start', async () => {
    const fragment = `fq=${encodeURIComponent('{!tag=city}city:( Bern )')}`
    const { events, wire } = await arrive({ fragment })
    await change(() => {
      location.hash = ''
    })
    await aMoment()
    await wire.answer(answer())
    expect(events).toEqual([])
  })
})

describe('search events', () => {
  const search = (text: string) =>
    aVisitor().type(screen.getByRole('textbox', { name: 'Search' }), `${text}{Enter}`)
  const searchEvent = (name: string, number_of_results: number, search_term?: string) => ({
    name,
    params: { ...(search_term && { search_term }), number_of_results },
  })

  it('report the term and the number of results with the response', async () => {
    const { takeEvents, wire } = await arrive()
    await search('lake')
    expect(takeEvents()).toEqual([])
    await wire.answer(answer(12))
    expect(takeEvents()).toEqual([searchEvent('search', 12, 'lake')])
  })

  it('report a search without results, with a term or without', async () => {
    const { takeEvents, wire, visitor } = await arrive()
    await search('lake')
    await wire.answer(answer(0))
    expect(takeEvents()).toEqual([
      searchEvent('search', 0, 'lake'),
      searchEvent('search_no_results', 0, 'lake'),
    ])
    await visitor.click(screen.getByRole('checkbox', { name: /Bern/ }))
    takeEvents()
    await wire.answer(answer(0))
    expect(takeEvents()).toEqual([searchEvent('search_no_results', 0, 'lake')])
  })

  it('are not repeated by facets, pages and retries', async () => {
    const { takeEvents, wire, visitor, page } = await arrive()
    await search('lake')
    await wire.fail()
    expect(takeSearchConsole()).toEqual(['error: 500, Server Error'])
    await change(() => page.bus.emit('search:retry', {}))
    await wire.answer(answer(30))
    expect(takeEvents()).toEqual([searchEvent('search', 30, 'lake')])
    await visitor.click(screen.getByRole('link', { name: /Next/ }))
    await wire.answer(answer(30))
    await visitor.click(screen.getByRole('checkbox', { name: /Bern/ }))
    await wire.answer(answer(3))
    expect(takeEvents()).toEqual([set('Bern')])
  })

  it("report a term whose search was replaced by a facet's", async () => {
    const { takeEvents, wire, visitor } = await arrive()
    await search('lake')
    await visitor.click(screen.getByRole('checkbox', { name: /Bern/ }))
    takeEvents()
    await wire.answer(answer(3))
    expect(takeEvents()).toEqual([searchEvent('search', 3, 'lake')])
  })

  it('do not come from Back, nor from the address at start', async () => {
    const { events, wire } = await arrive({ fragment: 'q=lake' })
    await change(() => {
      location.hash = 'q=shore'
    })
    await aMoment()
    await wire.answer(answer(0))
    expect(events).toEqual([])
  })

  it('do not report a term whose search Back has cancelled', async () => {
    const { takeEvents, wire, visitor } = await arrive({ fragment: 'q=shore' })
    await search(' lake')
    await change(() => {
      location.hash = 'q=shore'
    })
    await aMoment()
    await visitor.click(bern())
    await wire.answer(answer(3))
    expect(takeEvents()).toEqual([set('Bern')])
  })

  it('do not report saved items as a term', async () => {
    const { events, page, wire } = await arrive()
    await change(() => page.bus.emit('search:set', { params: { q: 'id:(42 OR 43)' } }))
    await wire.answer(answer(2))
    expect(events).toEqual([])
  })

  it('are not sent when the setting is off', async () => {
    const wire = openWire()
    const { events } = await visitTracked(searchElement(widgets, solr), {
      analytics: { search: false },
    })
    await wire.answer(answer())
    await search('lake')
    await wire.answer(answer())
    expect(events).toEqual([])
  })

  it('are not sent without consent', async () => {
    const { events, wire } = await arrive({ settings: { consent: { analytics: false } } })
    await search('lake')
    await wire.answer(answer())
    expect(events).toEqual([])
  })
})
