import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { staticallyLoaded } from '../../build/checkSizes'

/** These tests run on the ES modules that `npm run build` has written. */
const DIST = fileURLToPath(new URL('../../dist', import.meta.url))
const read = (path: string) => readFileSync(join(DIST, path), 'utf8')
const modules = readdirSync(join(DIST, 'esm'))
  .map((name) => posix.join('esm', name))
  .filter((path) => path.endsWith('.js'))
const core = modules.find((path) => path.includes('/core-')) ?? ''

test('the entry only imports the core; the names of the modules end with one hash of them all', () => {
  const [, hash = ''] = /^esm\/core-([0-9a-f]{10})\.js$/.exec(core) ?? []
  assert.notEqual(hash, '')
  assert.equal(read('esm/vitrine.js'), `import"./${posix.basename(core)}";\n`)
  for (const path of modules) {
    if (path === 'esm/vitrine.js') continue
    assert.ok(path.endsWith(`-${hash}.js`), path)
    assert.doesNotMatch(read(path), /\/vitrine\.js"/)
    assert.ok(read(path).endsWith(`//# sourceMappingURL=${posix.basename(path)}.map`), path)
  }
})

test('each import() names all files that it needs beside the core', () => {
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
      const needed = staticallyLoaded(DIST, target).filter((one) => one !== core)
      assert.deepEqual([...named].sort(), [...needed].sort(), `${path} loads ${target}`)
      found += needed.length
    }
  }
  assert.ok(found > 50, `${found} files`)
})

test('the printed hints name the core and existing modules, each section all of its files', () => {
  const lines = read('modulepreload.html').trim().split('\n')
  const hints = lines.flatMap((line) => /href="\/vitrine\/([^"]+)"/.exec(line)?.[1] ?? [])
  assert.equal(hints[0], core)
  for (const path of hints) assert.ok(modules.includes(path), path)
  const common = new Set([core, hints[1]])
  for (const path of hints)
    for (const needed of staticallyLoaded(DIST, path))
      assert.ok(common.has(needed) || hints.includes(needed), `${path} needs ${needed}`)
})
