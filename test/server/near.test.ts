import { TextEncoder } from 'node:util'
import { screen } from '@testing-library/react'
import { furtherEntries } from '../../mount/extension/furtherEntries'
import { anAnswer } from '../support/answers'
import { takeConsole } from '../support/console'
import { visit } from '../support/page'
import { aMoment } from '../support/time'
import { openWire } from '../support/wire'

// React's renderer for servers needs it; jsdom has none.
Object.assign(globalThis, { TextEncoder })
const { readSearches, render } =
  require('../../mount/server/server') as typeof import('../../mount/server/server')

const html = `<html lang="en-IE"><main id="stays" data-vitrine="search" data-vitrine-solr.url="/solr/select" data-vitrine-solr.address="query" data-vitrine-solr.return_full_docs="false">
  <div data-vitrine="near" data-vitrine-field="place" data-vitrine-radii="5,25"><select><option value="">Anywhere</option><option value="48.137,11.575">Munich</option></select></div>
  <div data-vitrine="current-filters"></div><div data-vitrine="results"></div></main>`
const query = '?near=48.137,11.575,25'
const answer = JSON.parse(
  anAnswer({ docs: [{ id: '1', title: 'Lake cabin', city: 'Tegernsee', distance: 3.24 }] }),
)

const rendered = () => render({ html, address: `/${query}`, answers: { stays: { answer } } })

afterEach(() => {
  document.documentElement.lang = 'en'
})

test("a server's first request has the circle of the address", async () => {
  const [request] = await readSearches({ html, address: `/${query}` })
  const body = new URLSearchParams(request?.body)
  expect(body.getAll('fq')).toEqual(['{!geofilt tag=near sfield=place pt=48.137,11.575 d=25}'])
  expect(body.get('fl')).toBe('id,distance:geodist()')
})

test("a server's HTML has the places, the chip and the distances, and works as a plain form", async () => {
  const page = new DOMParser().parseFromString(await rendered(), 'text/html')
  const select = page.querySelector<HTMLSelectElement>('[data-vitrine-root] select')
  expect([select?.name, select?.value]).toEqual(['near[at]', '48.137,11.575'])
  const radio = page.querySelector<HTMLInputElement>('input[type="radio"]:checked')
  expect([radio?.name, radio?.value]).toEqual(['near[km]', '25'])
  expect(page.body.textContent).toContain('Within 25 km of Munich')
  expect(page.body.textContent).toContain('Tegernsee · 3.2 km')
})

test('the browser adopts all of it node by node, without a request', async () => {
  document.documentElement.lang = 'en-IE'
  const page = await rendered()
  // The server is another process.
  furtherEntries.clear()
  const wire = openWire()
  const nodesNow = () => [...document.querySelectorAll('[data-vitrine-root] *')]
  let nodes: readonly Element[] = []
  await visit(page, {
    query,
    started: () => {
      nodes = nodesNow()
    },
  })
  await aMoment()
  expect(nodes.length).toBeGreaterThan(20)
  expect(nodesNow().every((node, i) => node === nodes[i])).toBe(true)
  expect(wire.log).toEqual([])
  expect(screen.getByRole('combobox', { name: 'Place' })).toHaveDisplayValue('Munich')
  takeConsole()
})
