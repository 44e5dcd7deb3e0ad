import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type SplitChunk, splitChunks } from '../../build/splitChunks'

const FACETS = '/site/mount/extension/extension.ts'
const PAGE = '/site/mount/extension/pageWidgets.ts'
const LAYOUT = '/site/mount/extension/mapLayout.ts'

/** A chunk that imports the name `x` of others, and loads further ones. */
function chunk(
  name: string,
  { imports = [], loads = [], module = null, isEntry = false }: Partial<Links> = {},
): SplitChunk {
  return {
    fileName: `esm/${name}.js`,
    code: imports.map((one) => `import { x as ${one} } from './${one}.js'`).join('\n'),
    imports: imports.map((one) => `esm/${one}.js`),
    dynamicImports: loads.map((one) => `esm/${one}.js`),
    exports: ['x'],
    facadeModuleId: module,
    isEntry,
  }
}

interface Links {
  readonly imports: readonly string[]
  readonly loads: readonly string[]
  readonly module: string | null
  readonly isEntry: boolean
}

const core = chunk('core', { loads: ['facets', 'map'], isEntry: true })
const map = chunk('map', { imports: ['both'] })
const both = chunk('both')
const kind = chunk('kind', { imports: ['common'] })
const common = chunk('common')
const facets = chunk('facets', { imports: ['core'], loads: ['kind', 'page'], module: FACETS })
const page = chunk('page', {
  imports: ['core', 'common'],
  loads: ['view', 'layout'],
  module: PAGE,
})
const view = chunk('view', { imports: ['both'] })
const layout = chunk('layout', { imports: ['common', 'view'], module: LAYOUT })
const ALL = [layout, view, page, common, facets, kind, both, map, core]

const namesOf = (chunks: readonly SplitChunk[]) => chunks.map(({ fileName }) => fileName).sort()

test('each script has what only its gate leads to', () => {
  const scripts = splitChunks(ALL)
  assert.deepEqual(
    scripts.map(({ name, chunks }) => [name, namesOf(chunks)]),
    [
      ['vitrine', ['esm/both.js', 'esm/core.js', 'esm/map.js']],
      ['vitrine-facets', ['esm/common.js', 'esm/facets.js', 'esm/kind.js']],
      ['vitrine-page', ['esm/page.js', 'esm/view.js']],
      ['vitrine-layout', ['esm/layout.js']],
    ],
  )
})

test('each script hands over what all later ones take from it', () => {
  assert.deepEqual(
    splitChunks(ALL).map(({ shared }) => shared),
    [
      [
        { fileName: 'esm/core.js', name: 'x' },
        { fileName: 'esm/both.js', name: 'x' },
      ],
      [{ fileName: 'esm/common.js', name: 'x' }],
      [{ fileName: 'esm/view.js', name: 'x' }],
      [],
    ],
  )
})

test('what one of the later scripts takes stands together in the list', () => {
  const all = [
    chunk('core', {
      imports: ['a', 'b', 'c', 'd', 'e'],
      loads: ['facets'],
      isEntry: true,
    }),
    ...['a', 'b', 'c', 'd', 'e'].map((name) => chunk(name)),
    chunk('facets', { imports: ['a', 'd', 'e'], loads: ['page'], module: FACETS }),
    chunk('page', { imports: ['c', 'd', 'e'], loads: ['layout'], module: PAGE }),
    chunk('layout', { imports: ['b', 'c', 'e'], module: LAYOUT }),
  ]
  const [first] = splitChunks(all)
  assert.deepEqual(
    first?.shared.map(({ fileName }) => fileName.slice('esm/'.length, -'.js'.length)),
    ['a', 'd', 'c', 'e', 'b'],
  )
})

test('without further widgets there is one script', () => {
  const scripts = splitChunks([both, map, chunk('core', { loads: ['map'], isEntry: true })])
  assert.deepEqual(
    scripts.map(({ name, chunks }) => [name, chunks.length]),
    [['vitrine', 3]],
  )
})

test('a script that needs the code of a later one at once is refused', () => {
  const early = chunk('kind', { imports: ['page'] })
  assert.throws(
    () => splitChunks(ALL.map((one) => (one === kind ? early : one))),
    /esm\/kind\.js of vitrine-facets\.js must not load esm\/page\.js/,
  )
})

test('a script that leads past the next one is refused', () => {
  const early = chunk('map', { loads: ['page'] })
  assert.throws(
    () => splitChunks(ALL.map((one) => (one === map ? early : one))),
    /esm\/map\.js of vitrine\.js must not load esm\/page\.js/,
  )
})
