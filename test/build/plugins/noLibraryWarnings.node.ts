import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

test('leaves out what libraries tell developers, and keeps our own reports', () => {
  const script = readFileSync(new URL('../../../dist/vitrine.js', import.meta.url), 'utf8')
  for (const unheard of ['@reach/portal: ', 'next minor release', 'inherently'])
    assert.ok(!script.includes(unheard), `${unheard} is in dist/vitrine.js`)
  assert.ok(script.includes('console.warn'), 'our own warnings are not in dist/vitrine.js')
})
