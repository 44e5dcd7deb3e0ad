import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { buildFiles } from '../../buildFiles'

test('fails the build for a call of a method that it leaves out', async (t) => {
  const files = { 'mount/main.ts': 'window.show = (map, place) => map.flyTo(place)' }
  await assert.rejects(
    buildFiles(t, files),
    /flyTo is called, which build\/plugins\/map\/trimMembers/,
  )
})

test('leaves out the methods of a map that nothing calls', () => {
  const script = readFileSync(new URL('../../../../dist/vitrine.js', import.meta.url), 'utf8')
  for (const unused of ['locationfound', 'toBBoxString:function(){return'])
    assert.ok(!script.includes(unused), `${unused} is in dist/vitrine.js`)
  for (const used of ['fitBounds', 'zoomanim'])
    assert.ok(script.includes(used), `${used} is not in dist/vitrine.js`)
})
