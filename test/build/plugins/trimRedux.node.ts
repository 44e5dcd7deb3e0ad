import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

test('leaves out of Redux the lookup of developer tools and the advice behind the numbers of its errors', () => {
  const script = readFileSync(new URL('../../../dist/vitrine.js', import.meta.url), 'utf8')
  for (const unused of ['REDUX_DEVTOOLS', 'non-minified dev environment'])
    assert.ok(!script.includes(unused), `${unused} is in dist/vitrine.js`)
  assert.match(script, /Minified Redux error #/)
})
