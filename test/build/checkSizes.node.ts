import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeOverBudget } from '../../build/checkSizes'

test('reports the size and the budget of a file over its budget', () => {
  const size = { raw: 3000, gzip: 1100, brotli: 1000 }
  assert.deepEqual(describeOverBudget('a.js', size, { gzip: 1100 }), [])
  assert.deepEqual(describeOverBudget('a.js', size, { gzip: 1099 }), [
    'a.js is over its budget: 1100 bytes gzip, 1099 allowed.',
  ])
  assert.match(describeOverBudget('a.js', undefined, { raw: 1 })[0] ?? '', /was not built/)
})
