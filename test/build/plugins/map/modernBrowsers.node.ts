import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { buildFiles } from '../../buildFiles'

test('leaves out the code for browsers that are not supported', () => {
  const script = readFileSync(new URL('../../../../dist/vitrine.js', import.meta.url), 'utf8')
  for (const old of ['ActiveXObject', 'msLaunchUri', 'MSPointerDown', 'L_DISABLE_3D'])
    assert.ok(!script.includes(old), `${old} is in dist/vitrine.js`)
  assert.ok(script.includes('translate3d'), 'Leaflet is not in dist/vitrine.js')
})

test('fails the build when Leaflet asks for what the replacement does not know', async (t) => {
  const files = {
    'mount/main.ts': `import '../leaflet/src/dom/Pen.js'`,
    'leaflet/src/dom/Pen.js': `import Browser from '../core/Browser'\nwindow.pen = Browser.pen`,
  }
  await assert.rejects(
    buildFiles(t, files),
    /asks for Browser\.pen, which build\/trimmed\/leafletBrowser lacks/,
  )
})
