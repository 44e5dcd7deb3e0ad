import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

test('leaves out the hooks of downshift that no widget uses', () => {
  const script = readFileSync(new URL('../../../dist/vitrine.js', import.meta.url), 'utf8')
  assert.match(script, /downshift-/)
  for (const unused of ['useTagGroup', 'useMultipleSelection', 'a11y-status-message'])
    assert.ok(!script.includes(unused), `${unused} is in dist/vitrine.js`)
})
