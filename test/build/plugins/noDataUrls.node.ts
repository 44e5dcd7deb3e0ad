import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildFiles } from '../buildFiles'

test('fails the build for a data: URL in the styles', async (t) => {
  const files = {
    'mount/main.ts': "import './a.css'\nwindow.a = 1",
    'mount/a.css': '.a { background: url("data:image/png;base64,iVBORw0KGgo=") }',
  }
  await assert.rejects(buildFiles(t, files), /vitrine\.css contains a data: URL/)
})

test('fails the build for a data: picture in a script', async (t) => {
  const files = { 'mount/main.ts': "window.a = 'data:image/gif;base64,R0lGODlhAQAB'" }
  await assert.rejects(buildFiles(t, files), /contains a data: URL/)
})
