import { screen, within } from '@testing-library/react'
import { AREA_SEARCH_DELAY_MS } from '../../../src/map/constants'
import { anAnswer } from '../../support/answers'
import { takeConsole } from '../../support/console'
import { mockMapSize, scrollToMap } from '../../support/mapSize'
import { aVisitor, change, visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { pass } from '../../support/time'
import { resize } from '../../support/viewport'
import { openWire } from '../../support/wire'

mockMapSize()

const TILES = 'data-vitrine-tiles="/tiles/{z}/{x}/{y}.svg"'
const lugano = { id: '17', title: 'Cabin by the lake', url: '/cabins/17', latlng: '46.01,8.96' }
const bern = { id: '42', title: 'Loft above the market', price: 210, latlng: ['46.95,7.44'] }
const nowhere = { id: '99', title: 'Farmhouse' }
const awkward = { id: '7', title: 'Tent', latlng: 'by the river' }

interface Stays {
  readonly fragment?: string
  readonly docs?: readonly object[]
  readonly map?: string
  readonly inside?: string
}

/** A search page with a map of its results. */
async function arrive({ fragment = '', docs = [lugano, bern], map = '', inside = '' }: Stays = {}) {
  const wire = openWire()
  const element = `<div data-vitrine="map" ${TILES} data-vitrine-location="latlng" ${map}>${inside}</div>`
  const vitrine = await visit(
    searchElement(`${mountPoints('current-filters', 'results')}${element}`, {
      exposed_params: ['fq'],
    }),
    { fragment },
  )
  await wire.answer(anAnswer({ docs: docs as never }))
  const region = await scrollToMap()
  return { vitrine, wire, region, visitor: aVisitor() }
}

const areaOf = (body = '') =>
  new URLSearchParams(body).getAll('fq').filter((fq) => fq.includes('latlng'))
const marker = (region: HTMLElement, name: string) => within(region).getByRole('button', { name })

describe('a map of results (design decision 23)', () => {
  it('has a named button for each result with a point', async () => {
    const { region } = await arrive()
    expect(marker(region, 'Cabin by the lake')).toBeVisible()
    expect(marker(region, 'Loft above the market')).toBeVisible()
  })

  it('leaves out results without a point, shows their number and reports it once', async () => {
    const { vitrine, region, wire } = await arrive({ docs: [lugano, nowhere, awkward] })
    expect(within(region).getByText('2 results are not on the map.')).toBeVisible()
    const warning =
      'warn: Vitrine: map: results whose latlng is not "latitude,longitude" are left out, such as 7.'
    expect(takeConsole()).toEqual([warning])
    await change(() => vitrine.bus.emit('search:set', { id: 'listings', params: { q: 'tent' } }))
    await wire.answer(anAnswer({ docs: [{ ...awkward, id: '8' }] as never }))
    expect(takeConsole()).toEqual([])
  })

  it('reports that no document has the field, with a likely reason', async () => {
    await arrive({ docs: [nowhere] })
    expect(takeConsole()).toEqual([
      'warn: Vitrine: map: no result has latlng, so none is on the map. Does solr.params.fl ask for it?',
    ])
  })

  it('searches its area when the visitor moves it, not by itself', async () => {
    const { region, wire, visitor } = await arrive()
    await visitor.click(within(region).getByRole('checkbox', { name: 'Search as I move the map' }))
    await pass(AREA_SEARCH_DELAY_MS * 2)
    expect(wire.bodies).toHaveLength(1)
    await visitor.click(within(region).getByRole('button', { name: 'Zoom out' }))
    expect(wire.bodies).toHaveLength(1)
    await pass(AREA_SEARCH_DELAY_MS)
    expect(wire.bodies).toHaveLength(2)
    expect(areaOf(wire.last().body)).toEqual([
      expect.stringMatching(/^latlng:\[[\d.]+,[\d.]+ TO [\d.]+,[\d.]+\]$/),
    ])
    await wire.answer(anAnswer({ docs: [bern] as never }))
    await pass(AREA_SEARCH_DELAY_MS * 2)
    expect(wire.bodies).toHaveLength(2)
    expect(decodeURIComponent(location.hash)).toContain('latlng:[')
  })

  it('does not search when Back or a new size moves it', async () => {
    const area = (text: string) => `fq=${encodeURIComponent(`latlng:[${text}]`)}`
    const { wire } = await arrive({
      map: 'data-vitrine-area_search="on"',
      fragment: area('46,7 TO 47,9'),
    })
    await change(() => {
      location.hash = area('40,1 TO 41,3')
      window.dispatchEvent(new HashChangeEvent('hashchange'))
    })
    await pass(AREA_SEARCH_DELAY_MS * 2)
    expect(wire.bodies.map((body) => areaOf(body))).toEqual([
      ['latlng:[46,7 TO 47,9]'],
      ['latlng:[40,1 TO 41,3]'],
    ])
    await wire.answer(anAnswer({ docs: [] }))
    const wider = mockMapSize({ clientWidth: 800 })
    await change(resize)
    await pass(AREA_SEARCH_DELAY_MS * 2)
    wider()
    expect(wire.bodies).toHaveLength(2)
  })

  it('searches once after several moves', async () => {
    const { region, wire, visitor } = await arrive({ map: 'data-vitrine-area_search="on"' })
    const zoomOut = within(region).getByRole('button', { name: 'Zoom out' })
    await visitor.click(zoomOut)
    await pass(AREA_SEARCH_DELAY_MS - 50)
    await visitor.click(zoomOut)
    await pass(AREA_SEARCH_DELAY_MS - 50)
    expect(wire.bodies).toHaveLength(1)
    await pass(50)
    expect(wire.bodies).toHaveLength(2)
  })

  it('offers no area search when it is off', async () => {
    const { region } = await arrive({ map: 'data-vitrine-area_search="off"' })
    expect(within(region).queryByRole('checkbox')).not.toBeInTheDocument()
  })

  it('shows its area among the current filters, where it can be removed', async () => {
    const { wire, visitor } = await arrive({
      fragment: `fq=${encodeURIComponent('latlng:[46,7 TO 47,9]')}`,
    })
    expect(areaOf(wire.bodies[0])).toEqual(['latlng:[46,7 TO 47,9]'])
    await visitor.click(screen.getByRole('button', { name: 'Remove Area of the map' }))
    expect(areaOf(wire.last().body)).toEqual([])
  })

  it('highlights a marker with its card and a card with its marker', async () => {
    const { region, visitor } = await arrive()
    const card = (title: string) => screen.getByRole('heading', { name: title }).closest('li')
    await visitor.hover(screen.getByRole('heading', { name: 'Loft above the market' }))
    expect(marker(region, 'Loft above the market')).toHaveAttribute('data-pointed')
    expect(marker(region, 'Cabin by the lake')).not.toHaveAttribute('data-pointed')
    await visitor.unhover(screen.getByRole('heading', { name: 'Loft above the market' }))
    await visitor.hover(marker(region, 'Cabin by the lake'))
    expect(card('Cabin by the lake')).toHaveAttribute('data-pointed')
    expect(card('Loft above the market')).not.toHaveAttribute('data-pointed')
    await visitor.hover(document.body)
    expect(document.querySelector('[data-pointed]')).toBeNull()
  })
})

describe('the popup of a map', () => {
  it('shows the linked title, takes the focus and returns it on Escape', async () => {
    const { region, visitor } = await arrive()
    await change(() => marker(region, 'Cabin by the lake').focus())
    await visitor.keyboard('{Enter}')
    const popup = within(region).getByRole('dialog', { name: 'Cabin by the lake' })
    expect(popup).toHaveFocus()
    expect(within(popup).getByRole('link')).toHaveAttribute('href', '/cabins/17')
    expect(marker(region, 'Cabin by the lake')).toHaveAttribute('aria-expanded', 'true')
    await visitor.keyboard('{Escape}')
    expect(within(region).queryByRole('dialog')).not.toBeInTheDocument()
    expect(marker(region, 'Cabin by the lake')).toHaveFocus()
  })

  it('renders the template marker', async () => {
    const { region, visitor } = await arrive({
      docs: [{ ...bern, title: '<b onclick="x()">Loft</b>', url: 'javascript:x()' }],
      inside: `<template data-vitrine-template="marker"><a data-vitrine-attr-href="url" data-vitrine-text="title"></a>
        <em data-vitrine-text="price" data-vitrine-format="currency"></em></template>`,
    })
    await visitor.click(marker(region, '<b onclick="x()">Loft</b>'))
    const popup = within(region).getByRole('dialog')
    expect(within(popup).getByText('<b onclick="x()">Loft</b>')).toBeVisible()
    expect(within(popup).getByText('$210')).toBeVisible()
    expect(within(popup).queryByRole('link')).not.toBeInTheDocument()
  })

  it('closes when its place is gone, and focuses the map', async () => {
    const { vitrine, region, wire, visitor } = await arrive()
    await visitor.click(marker(region, 'Cabin by the lake'))
    await change(() => vitrine.bus.emit('search:set', { id: 'listings', params: { q: 'loft' } }))
    await wire.answer(anAnswer({ docs: [bern] as never }))
    expect(within(region).queryByRole('dialog')).not.toBeInTheDocument()
    expect(document.activeElement).toBe(region.querySelector('.vitrine-map__area'))
  })

  it('shows all places of one spot', async () => {
    const { region, visitor } = await arrive({
      docs: [lugano, { ...bern, url: 'javascript:x()', latlng: '46.01,8.96' }],
    })
    await visitor.click(marker(region, '2 places in one spot'))
    const popup = within(region).getByRole('dialog', { name: '2 places in one spot' })
    expect(popup).toHaveTextContent('Cabin by the lake')
    expect(popup).toHaveTextContent('Loft above the market')
    // An address that could run is none.
    expect(within(popup).getAllByRole('link')).toHaveLength(1)
  })
})
