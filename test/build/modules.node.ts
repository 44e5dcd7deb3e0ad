import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { staticallyLoaded } from '../../build/checkSizes'
import { changedNames } from './changedNames'

/** These tests run on the ES modules that `npm run build` has written. */
const DIST = fileURLToPath(new URL('../../dist', import.meta.url))
const read = (path: string) => readFileSync(join(DIST, path), 'utf8')
const modules = readdirSync(join(DIST, 'esm'))
  .map((name) => posix.join('esm', name))
  .filter((path) => path.endsWith('.js'))
const entry = 'esm/vitrine.js'

test('no module imports the entry, whose address may have a version; the others end with one hash', () => {
  const [, key = ''] = /\[Symbol\.for\("vitrine-([0-9a-f]{10})"\)\]\?\?=\{/.exec(read(entry)) ?? []
  assert.notEqual(key, '')
  assert.deepEqual(staticallyLoaded(DIST, entry), [entry], 'the entry waits for no second file')
  for (const path of modules) {
    assert.doesNotMatch(read(path), /["'`]\.\/vitrine\.js/, path)
    if (path === entry) continue
    assert.ok(path.endsWith(`-${key}.js`), path)
    assert.ok(read(path).endsWith(`//# sourceMappingURL=${posix.basename(path)}.map`), path)
  }
})

test('the names that the entry shares keep their values, since the others read them once', () => {
  assert.deepEqual(changedNames(`let a=1,b=1;var c=2;a=2;(function(b){b=3})();c++;X??={a,b,c};`), [
    'a',
    'c',
  ])
  assert.deepEqual(changedNames(read(entry)), [])
})

test('each import() names all files that it needs', () => {
  let found = 0
  for (const path of modules) {
    const code = read(path)
    for (const { index, 0: call } of code.matchAll(/import\("\.\/([^"]+)"\)/g)) {
      const target = posix.join(posix.dirname(path), call.slice(10, -2))
      const group = /(?:import\("[^"]+"\),?)+$/.exec(code.slice(0, index))?.[0] ?? ''
      if (group.endsWith(',')) continue
      const rest = /^(?:import\("[^"]+"\),?)+/.exec(code.slice(index))?.[0] ?? ''
      const named = [...rest.matchAll(/"\.\/([^"]+)"/g)].map(([, name = '']) =>
        posix.join(posix.dirname(path), name),
      )
      const needed = staticallyLoaded(DIST, target)
      assert.deepEqual([...named].sort(), [...needed].sort(), `${path} loads ${target}`)
      found += needed.length
    }
  }
  assert.ok(found > 50, `${found} files`)
})

test('the printed hints name existing modules, each section all of its files', () => {
  const lines = read('modulepreload.html').trim().split('\n')
  const hints = lines.flatMap((line) => /href="\/vitrine\/([^"]+)"/.exec(line)?.[1] ?? [])
  assert.ok(hints.length > 20, `${hints.length} hints`)
  for (const path of hints) assert.ok(modules.includes(path), path)
  const common = new Set([hints[0]])
  for (const path of hints)
    for (const needed of staticallyLoaded(DIST, path))
      assert.ok(common.has(needed) || hints.includes(needed), `${path} needs ${needed}`)
})
