import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeExcess } from '../../../build/plugins/checkSinks'
import { buildFiles } from '../buildFiles'

test('fails the build for a sink that is not allowed', async (t) => {
  const files = { 'mount/main.ts': 'export const show = (a, b) => { a.innerHTML = b }' }
  await assert.rejects(buildFiles(t, files), /mount\/main\.ts: innerHTML found 1×, allowed 0×/)
})

test('names the module, the sink and what to do', () => {
  assert.deepEqual(describeExcess('widgets/a.ts', { innerHTML: 1 }, { innerHTML: 1 }), [])
  const [message] = describeExcess('widgets/a.ts', { innerHTML: 2 }, { innerHTML: 1 })
  assert.match(message ?? '', /widgets\/a\.ts: innerHTML found 2×, allowed 1×.*trustedHtml/)
})
