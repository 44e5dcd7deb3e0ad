import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { staticallyLoaded } from '../../build/checkSizes'

/** These tests run on the ES modules that `npm run build` has written. */
const DIST = fileURLToPath(new URL('../../dist', import.meta.url))
const read = (path: string) => readFileSync(join(DIST, path), 'utf8')
const modules = readdirSync(join(DIST, 'esm'), { recursive: true })
  .map((name) => posix.join('esm', String(name).replaceAll('\\', '/')))
  .filter((path) => path.endsWith('.js'))
const core = modules.find((path) => path.endsWith('/core.js')) ?? ''

test('the entry only imports the core, which stands in a folder named after its content', () => {
  assert.match(core, /^esm\/[0-9a-f]{10}\/core\.js$/)
  assert.equal(read('esm/vitrine.js'), `import"./${posix.relative('esm', core)}";\n`)
  for (const path of modules) {
    if (path === 'esm/vitrine.js') continue
    assert.equal(posix.dirname(path), posix.dirname(core), path)
    assert.doesNotMatch(read(path), /\/vitrine\.js"/)
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
