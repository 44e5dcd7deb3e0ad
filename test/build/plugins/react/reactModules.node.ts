import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

test('leaves out what nothing imports from React', () => {
  const script = readFileSync(new URL('../../../../dist/vitrine.js', import.meta.url), 'utf8')
  assert.match(script, /useSyncExternalStore/)
  for (const unused of [
    'preinitModule',
    'useFormStatus',
    'unstable_wrapCallback',
    'unstable_useCacheRefresh',
  ])
    assert.ok(!script.includes(unused), `${unused} is in dist/vitrine.js`)
})
