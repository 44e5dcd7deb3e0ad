import { TextEncoder } from 'node:util'
import { furtherEntries } from '../../mount/extension/furtherEntries'
import { anAnswer } from '../support/answers'
import { takeConsole } from '../support/console'
import { visit } from '../support/page'
import { aMoment } from '../support/time'
import { openWire } from '../support/wire'

// React's renderer for servers needs it; jsdom has none.
Object.assign(globalThis, { TextEncoder })
const { render } =
  require('../../mount/server/server') as typeof import('../../mount/server/server')

const html = `<html lang="en"><main id="stays" data-vitrine="search" data-vitrine-solr.url="/solr/select" data-vitrine-solr.address="query" data-vitrine-solr.return_full_docs="false">
  <div data-vitrine="results" data-vitrine-card="listing" data-vitrine-price_unit="a night"></div></main>`
const answer = JSON.parse(
  anAnswer({
    docs: [
      { id: '1', title: 'Lake cabin', url: '/a', images: ['/a.jpg', '/b.jpg'], price: 90 },
      { id: '2', title: 'City loft' },
    ] as never,
  }),
)

test('a server writes the card of a listing, and the browser adopts it node by node', async () => {
  const page = await render({ html, address: '/', answers: { stays: { answer } } })
  expect(page).toContain('class="vitrine-card vitrine-card--listing"')
  expect(page).toContain('<img loading="lazy" src="/a.jpg"')
  expect(page).toContain('vitrine-card__media--empty')
  // The server is another process.
  furtherEntries.clear()
  const wire = openWire()
  const nodesNow = () => [...document.querySelectorAll('[data-vitrine-root] *')]
  let nodes: readonly Element[] = []
  await visit(page, {
    started: () => {
      nodes = nodesNow()
    },
  })
  await aMoment()
  expect(nodes.length).toBeGreaterThan(10)
  expect(nodesNow().slice(0, nodes.length)).toEqual(nodes)
  expect(wire.bodies).toEqual([])
  // React's own warning of the pictures that a server has let load.
  expect(takeConsole().join('\n')).not.toContain('Vitrine')
})
