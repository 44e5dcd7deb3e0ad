import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { buildFiles } from '../buildFiles'

test('fails the build for an effect that it leaves out', async (t) => {
  const files = {
    'mount/main.ts':
      "import { call, join } from 'redux-saga/effects'\nObject.assign(window, { call, join })",
  }
  await assert.rejects(buildFiles(t, files), /imports join, which build\/plugins\/trimSaga/)
})

test('leaves out unused effects, and keeps the used ones', () => {
  const script = readFileSync(new URL('../../../dist/vitrine.js', import.meta.url), 'utf8')
  for (const unused of ['ACTION_CHANNEL', 'The above error occurred in task', 'rootSagaStarted'])
    assert.ok(!script.includes(unused), `${unused} is in dist/vitrine.js`)
  for (const used of ['"RACE"', '"FORK"', '"GET_CONTEXT"'])
    assert.ok(script.includes(used), `${used} is not in dist/vitrine.js`)
})
