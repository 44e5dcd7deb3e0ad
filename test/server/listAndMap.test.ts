import { TextEncoder } from 'node:util'
import { furtherEntries } from '../../mount/extension/furtherEntries'
import { setExtension } from '../../src/facets/further/extension'
import { anAnswer } from '../support/answers'
import { visit } from '../support/page'
import { aMoment } from '../support/time'
import { openWire } from '../support/wire'

// React's renderer for servers needs it; jsdom has none.
Object.assign(globalThis, { TextEncoder })
const { render } =
  require('../../mount/server/server') as typeof import('../../mount/server/server')

const pageWith = (more: string) =>
  `<html lang="en"><main id="stays" data-vitrine="search" data-vitrine-solr.url="/solr/select" data-vitrine-solr.address="query" data-vitrine-solr.return_full_docs="false" ${more}></main>`
const MAP =
  'data-vitrine-layout="map" data-vitrine-map.tiles="/tiles/{z}/{x}/{y}.svg" data-vitrine-map.location="latlng"'
const answer = JSON.parse(
  anAnswer({ docs: [{ id: '1', title: 'Lake cabin', latlng: '44.05,-121.31' }] as never }),
)
const rendered = (more: string) =>
  render({ html: pageWith(more), address: '/', answers: { stays: { answer } } })

test('a server makes room for the map and the switch', async () => {
  const page = await rendered(MAP)
  expect(page).toContain('class="vitrine-page vitrine-page--map"')
  expect(page).toContain('<div class="vitrine-page__switch"></div><div class="vitrine-page__main">')
  expect(page).toContain('<div class="vitrine-page__map"></div></div><script')
  expect(await rendered('')).not.toContain('--map')
})

test('the browser adopts the page, and adds the switch', async () => {
  const page = await rendered(MAP)
  // The server is another process.
  furtherEntries.clear()
  setExtension(null as never)
  const wire = openWire()
  await visit(page)
  await aMoment()
  expect(wire.bodies).toEqual([])
  expect(document.querySelectorAll('.vitrine-page__map')).toHaveLength(1)
  expect(document.querySelector('.vitrine-page__switch button')).toHaveTextContent('Map')
})
