import { TextEncoder } from 'node:util'
import { screen, within } from '@testing-library/react'
import { furtherEntries } from '../../mount/extension/furtherEntries'
import { takeConsole } from '../support/console'
import { visit } from '../support/page'
import { aMoment } from '../support/time'
import { openWire } from '../support/wire'

// React's renderer for servers needs it; jsdom has none.
Object.assign(globalThis, { TextEncoder })
const { render, readSearches } =
  require('../../mount/server/server') as typeof import('../../mount/server/server')

const html = `<main id="stays" data-vitrine="search" data-vitrine-solr.url="/solr/select"
  data-vitrine-solr.return_full_docs="false" data-vitrine-solr.address="query">
  <div data-vitrine="dates" data-vitrine-field="created" data-vitrine-label="Listed"
    data-vitrine-time_zone="Europe/Berlin" data-vitrine-months="2"></div>
  <div data-vitrine="facet" data-vitrine-field="city" data-vitrine-label="City"></div>
  <div data-vitrine="dates" data-vitrine-field="booked" data-vitrine-label="Stay"
    data-vitrine-alias="stay" data-vitrine-availability data-vitrine-presets="weekend"></div>
  <div data-vitrine="current-filters"></div>
</main>`
const query = '?created=2026-07-01..2026-07-07&stay=weekend'
const answer = {
  responseHeader: { status: 0, params: {} },
  response: { numFound: 2, start: 0, docs: [] },
  facet_counts: {
    facet_fields: { city: { Bend: 2 } },
    facet_queries: { 'created.0': 1, 'booked.0': 5 },
    facet_ranges: {
      created: { counts: { '2026-06-30T22:00:00Z': 4, '2026-07-31T22:00:00Z': 8 } },
    },
  },
}
const rendered = () => render({ html, address: query, answers: { stays: { answer } } })

test('a server asks for the dates of the address as the browser does', async () => {
  const [first] = await readSearches({ html, address: query })
  const wire = openWire()
  furtherEntries.clear()
  await visit(html, { query })
  await aMoment()
  expect(first?.body).toBe(wire.bodies[0])
  expect(new URLSearchParams(first?.body).get('fq')).toBe(
    '{!tag=created}created:[2026-06-30T22:00:00Z TO 2026-07-07T22:00:00Z}',
  )
})

test('a server renders the facet as a plain form, with its counts and what is chosen', async () => {
  document.body.innerHTML = await rendered()
  const listed = within(screen.getByRole('group', { name: 'Listed' }))
  expect(listed.getByLabelText('From')).toHaveValue('2026-07-01')
  expect(listed.getByLabelText('To')).toHaveAttribute('name', 'created[to]')
  expect(listed.getByRole('button', { name: 'Aug 2026: 8 results' })).toBeVisible()
  const stay = within(screen.getByRole('group', { name: 'Stay' }))
  expect(stay.getByRole('radio', { name: 'This weekend 5' })).toBeChecked()
  expect(stay.getByRole('radio', { name: 'This weekend 5' })).toHaveAttribute('name', 'stay')
  const chips = screen.getAllByRole('link', { name: /^Remove/ }).map((one) => one.textContent)
  expect(chips).toEqual(['Listed: July 1 – 7, 2026', 'Stay: This weekend'])
})

test('the browser adopts what a server rendered, without a request and without a difference', async () => {
  const page = await rendered()
  const wire = openWire()
  furtherEntries.clear()
  let nodes: readonly Node[] = []
  await visit(page, {
    query,
    started: () => {
      nodes = [...document.querySelectorAll('.vitrine-dates, .vitrine-dates *')]
    },
  })
  await aMoment()
  expect(wire.bodies).toEqual([])
  expect(nodes.length).toBeGreaterThan(20)
  expect([...document.querySelectorAll('.vitrine-dates, .vitrine-dates *')]).toEqual(nodes)
  const differing = takeConsole().filter((line) => /^ *[+-] {2,}/m.test(line))
  expect(differing.filter((line) => !/style=/.test(line))).toEqual([])
})
