import { screen } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { takeConsole } from '../../support/console'
import { visit } from '../../support/page'
import { configured, searchElement } from '../../support/searchElement'
import { aMoment } from '../../support/time'
import { openWire } from '../../support/wire'

/** A search with a facet that asks for the widget `links`. */
async function mapped(facet_widget_map: object) {
  const wire = openWire()
  const facets = [{ data: { field: 'city' }, settings: { settings: { widget: 'links' } } }]
  const solr = { url: '/solr/select', return_full_docs: false, facets }
  await visit(`<div id="listings" data-vitrine="search" ${configured({ solr, facet_widget_map })}>
    <div data-vitrine="facets"></div></div>`)
  await wire.answer(anAnswer({ facets: { city: { Bern: 3 } } }))
  await aMoment()
}

it('a name in facet_widget_map that is no widget for facets is reported', async () => {
  await mapped({ links: 'carousel' })
  expect(screen.getByRole('group', { name: 'city' })).toBeVisible()
  expect(takeConsole()).toEqual([
    expect.stringMatching(/facet_widget_map\.links must .*"carousel"/),
  ])
})

it('a name in facet_widget_map that is one is accepted without a report', async () => {
  await mapped({ links: 'facet' })
  expect(screen.getByRole('group', { name: 'city' })).toBeVisible()
})

it("a facet's own definition may name its widget", async () => {
  const wire = openWire()
  const facets = [{ data: { field: 'price' }, settings: { settings: { widget: 'range' } } }]
  await visit(searchElement('<div data-vitrine="facets"></div>', { facets }))
  await wire.answer(anAnswer({ stats: { price: { min: 1, max: 9 } } }))
  await aMoment()
  expect(screen.getAllByRole('slider')).toHaveLength(2)
})

it.each([{ stats: true }, { range: { start: '0', end: '9', gap: '1' } }])(
  'a facet that asks for %j and names no widget is a slider',
  async (options) => {
    const wire = openWire()
    const facets = [{ data: { field: 'price' }, options }]
    await visit(searchElement('<div data-vitrine="facets"></div>', { facets }))
    await wire.answer(anAnswer({ stats: { price: { min: 1, max: 9 } } }))
    await aMoment()
    expect(screen.getAllByRole('slider')).toHaveLength(2)
  },
)

it('facet_widget_map chooses the widget that shows a facet', async () => {
  await mapped({ links: 'amenities' })
  expect(screen.getByRole('group', { name: 'Other' })).toBeVisible()
})
