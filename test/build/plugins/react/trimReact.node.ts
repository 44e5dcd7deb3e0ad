import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { buildFiles } from '../../buildFiles'

test('fails the build for an import of what it leaves out', async (t) => {
  const files = {
    'mount/main.ts': "import { memo, Suspense } from 'react'\nwindow.a = [memo, Suspense]",
  }
  await assert.rejects(
    buildFiles(t, files),
    /imports Suspense, which build\/plugins\/react\/trimReact/,
  )
})

test('leaves out lists of Suspense and hidden trees, and keeps portals and error boundaries', () => {
  const script = readFileSync(new URL('../../../../dist/vitrine.js', import.meta.url), 'utf8')
  for (const unused of ['react.suspense_list', 'react.legacy_hidden', 'react.offscreen'])
    assert.ok(!script.includes(unused), `${unused} is in dist/vitrine.js`)
  for (const used of ['react.portal', 'getDerivedStateFromError'])
    assert.ok(script.includes(used), `${used} is not in dist/vitrine.js`)
})
