import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ChunkImports, flattenImports } from '../../build/flattenImports'

const chunk = (name: string, imports: readonly string[] = [], isEntry = false): ChunkImports => ({
  fileName: `esm/${name}.js`,
  imports: imports.map((one) => `esm/${one}.js`),
  isEntry,
})
const CHUNKS = [
  chunk('core', ['runtime'], true),
  chunk('runtime'),
  chunk('map', ['core', 'layers', 'texts']),
  chunk('layers', ['core', 'texts', 'runtime']),
  chunk('texts', ['layers']),
  chunk('de', ['core']),
]

test('an import() loads the imports of its chunk at the same time', () => {
  assert.equal(
    flattenImports('const load = () => import("./map.js")\n', CHUNKS),
    'const load = () => Promise.all([import("./map.js"), import("./layers.js"), import("./texts.js")]).then(([m]) => m)\n',
  )
})

test('a chunk that imports only what the entry has loaded is left as it is', () => {
  const code = 'import("./de.js").then(({ de }) => de); import(name)'
  assert.equal(flattenImports(code, CHUNKS), code)
})

test('the value is the module that was asked for, and any failure rejects', async () => {
  const code = flattenImports('import("./map.js")', CHUNKS)
  const run = (load: (path: string) => Promise<unknown>): Promise<unknown> =>
    new Function('load', `return ${code.replaceAll('import(', 'load(')}`)(load)
  assert.equal(await run(async (path) => path), './map.js')
  const refused = async (path: string) => {
    if (path === './texts.js') throw new Error('404')
  }
  await assert.rejects(run(refused), /404/)
})
