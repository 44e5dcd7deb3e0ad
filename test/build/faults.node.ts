import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { object, optional, pipe, string, transform } from 'valibot'
import { build } from 'vite'
import { overBudget } from '../../build/sizes'
import { configurationSchema } from '../../build/steps/schema'
import { vitrineConfig } from '../../build/vitrineConfig'

test('a sink that nobody allowed fails the build', async (t) => {
  const files = { 'mount/main.ts': 'export const show = (a, b) => { a.innerHTML = b }' }
  await assert.rejects(buildOf(t, files), /mount\/main\.ts: innerHTML found 1×, allowed 0×/)
})

test('a data: URL in the styles fails the build', async (t) => {
  const files = {
    'mount/main.ts': "import './a.css'\nwindow.a = 1",
    'mount/a.css': '.a { background: url("data:image/png;base64,iVBORw0KGgo=") }',
  }
  await assert.rejects(buildOf(t, files), /vitrine\.css holds a data: URL/)
})

test('a data: picture in a script fails the build', async (t) => {
  const files = { 'mount/main.ts': "window.a = 'data:image/gif;base64,R0lGODlhAQAB'" }
  await assert.rejects(buildOf(t, files), /holds a data: URL/)
})

test('a size over its budget is told with both figures', () => {
  const size = { raw: 3000, gzip: 1100, brotli: 1000 }
  assert.deepEqual(overBudget('a.js', size, { gzip: 1100 }), [])
  assert.deepEqual(overBudget('a.js', size, { gzip: 1099 }), [
    'a.js is over its budget: 1100 bytes gzip, 1099 allowed.',
  ])
  assert.match(overBudget('a.js', undefined, { raw: 1 })[0] ?? '', /was not built/)
})

test('the JSON Schema has a definition for each widget, of what a themer writes', () => {
  const rows = pipe(optional(string(), '10'), transform(Number))
  const schema = configurationSchema({ pager: object({ rows }) })
  assert.deepEqual(schema['properties'], { pager: { $ref: '#/$defs/pager' } })
  assert.deepEqual(schema['$defs'], {
    pager: {
      type: 'object',
      properties: { rows: { type: 'string', default: '10' } },
      required: [],
    },
  })
})

async function buildOf(t: TestContext, files: Readonly<Record<string, string>>): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'vitrine-fault-'))
  t.after(() => rm(root, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), text)
  }
  await build({ ...vitrineConfig(root), configFile: false, logLevel: 'silent' })
}
