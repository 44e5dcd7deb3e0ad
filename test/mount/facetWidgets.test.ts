import { screen } from '@testing-library/react'
import { anAnswer } from '../support/answers'
import { takeConsole } from '../support/console'
import { visit } from '../support/page'
import { configured } from '../support/searchElement'
import { aMoment } from '../support/time'
import { openWire } from '../support/wire'

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

it('a name in facet_widget_map that is no widget for facets is told', async () => {
  await mapped({ links: 'carousel' })
  expect(screen.getByRole('group', { name: 'city' })).toBeVisible()
  expect(takeConsole()).toEqual([
    expect.stringMatching(/facet_widget_map\.links must .*"carousel"/),
  ])
})

it('a name in facet_widget_map that is one is taken without a word', async () => {
  await mapped({ links: 'facet' })
  expect(screen.getByRole('group', { name: 'city' })).toBeVisible()
})
