import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

test('shortens private members of Leaflet and PhotoSwipe, and keeps what elements carry', () => {
  const script = readFileSync(new URL('../../../dist/vitrine.js', import.meta.url), 'utf8')
  for (const name of ['_initLayout', '_animateZoom', '_fireDOMEvent', '_updateSize'])
    assert.ok(!script.includes(name), `${name} is in dist/vitrine.js`)
  for (const name of ['_leaflet_id', '_leaflet_pos', '_leaflet_disable_click'])
    assert.ok(script.includes(name), `${name} is not in dist/vitrine.js`)
})
