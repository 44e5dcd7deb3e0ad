import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'
import { executedPackages, LAZY } from './executedPackages'
import { launch, openPage } from './openPage'

/** These tests run on the files that `npm run build` has written. */
const DIST = fileURLToPath(new URL('../../dist', import.meta.url))
const read = (name: string) => readFileSync(join(DIST, name), 'utf8')
const files = readdirSync(DIST, { recursive: true }).map((name) =>
  String(name).replaceAll('\\', '/'),
)
const modules = files.filter((name) => /^esm\/.*\.js$/.test(name))

test('the script is one classic script that does not depend on its URL', () => {
  const script = read('vitrine.js')
  assert.match(script, /^\(function\(\)\{/)
  assert.doesNotMatch(script, /\bimport\s*\(|import\.meta|currentScript/)
  assert.match(script, /\/\/# sourceMappingURL=vitrine\.js\.map\s*$/)
})

test('the ES modules import existing files by relative paths', () => {
  assert.ok(modules.length > 3, modules.join())
  for (const name of modules) {
    const text = read(name)
    const dynamic = [...text.matchAll(/import\((['"`])([^'"`]+)\1\)/g)].map(
      ([, , path]) => path ?? '',
    )
    if (name.endsWith('/vitrine.js')) assert.ok(dynamic.length > 10, dynamic.join())
    const fixed = parseAst(text).body.flatMap((one) =>
      'source' in one && one.source ? [one.source.value] : [],
    )
    for (const path of [...dynamic, ...fixed]) {
      assert.match(path, /^\.\//)
      assert.ok(existsSync(join(DIST, posix.join(dirname(name), path))), `${name} loads ${path}`)
    }
  }
})

test('the styles contain no data: URL, and their pictures exist', () => {
  for (const name of files.filter((one) => one.endsWith('.css'))) {
    const styles = read(name)
    assert.doesNotMatch(styles, /data:|@import/, name)
    for (const [, path = ''] of styles.matchAll(/url\(["']?([^"')]+)/g))
      if (!path.startsWith('#')) assert.ok(existsSync(join(DIST, dirname(name), path)), path)
  }
})

test('the whole style sheets have the rules of all separate ones, and they have no other', () => {
  const separate = files.filter((one) => /^(vitrine-search|styles\/.+)\.css$/.test(one))
  assert.ok(separate.length > 15)
  const rules = (css: string) =>
    (css.replace(/\/\*.*?\*\//g, '').match(/[^{}]+\{[^{}]*/g) ?? []).map((rule) => rule.trim())
  const names = ['vitrine.css', 'vitrine-facets.css', 'vitrine-page.css', 'vitrine-layout.css']
  const whole = new Set(names.flatMap((name) => rules(read(name))))
  const parts = new Set(separate.flatMap((name) => rules(read(name))))
  const differing = (some: Set<string>, others: Set<string>) =>
    [...some].filter((rule) => !others.has(rule))
  assert.deepEqual([differing(whole, parts), differing(parts, whole)], [[], []])
})

test('a separate style sheet has its animations, or loads behind one that has them', () => {
  const names = (css: string, pattern: RegExp) =>
    new Set(Array.from(css.matchAll(pattern), ([name]) => name))
  const sheet = (name: string) => read(`${name}.css`)
  for (const name of files.filter((one) => /^(vitrine-search|styles\/.+)\.css$/.test(one))) {
    const own = read(name)
    const before =
      name === 'vitrine-search.css' ? '' : sheet('vitrine-search') + sheet('styles/surfaces')
    const defined = names(own + before, /(?<=@keyframes )[\w-]+/g)
    for (const used of names(own, /(?<=animation(?:-name)?:[^;}]*)vitrine-[\w-]+/g))
      assert.ok(defined.has(used), `${name} uses ${used}`)
  }
})

test('the source maps name existing sources by relative paths', () => {
  for (const name of files.filter((one) => one.endsWith('.map'))) {
    const { sources } = JSON.parse(read(name)) as { sources: string[] }
    for (const source of sources) {
      assert.ok(!/^(\/|[a-z]+:)/i.test(source), source)
      const isRuntime = source.includes('rolldown-runtime')
      const path = join(DIST, dirname(name), source)
      assert.ok(isRuntime || existsSync(path), `${name}: ${source} leads nowhere`)
    }
  }
})

test('the notices name each bundled package and the licence that is not permissive', () => {
  const notices = read('THIRD-PARTY-NOTICES.txt')
  assert.match(notices, /react-leaflet 5\.\d+\.\d+: Hippocratic-2\.1/)
  for (const name of ['react', 'react-dom', 'redux', '@reduxjs/toolkit', 'react-redux'])
    assert.match(notices, new RegExp(`^${name} \\d.*\\(MIT\\)$`, 'm'), name)
})

test('the integrity hashes match the files', () => {
  const hashes = JSON.parse(read('integrity.json')) as Record<string, string>
  const isShipped = (name: string) => /\.(js|css)$/.test(name) && !name.startsWith('server/')
  const shipped = files.filter(isShipped).sort()
  assert.deepEqual(Object.keys(hashes), shipped)
  for (const name of shipped) {
    const digest = createHash('sha384').update(read(name)).digest('base64')
    assert.equal(hashes[name], `sha384-${digest}`, name)
  }
})

test('a page with a search runs no code of the map, gallery or sanitiser', async (t) => {
  const browser = await launch()
  t.after(() => browser.close())
  const page = await openPage(browser, {
    folder: DIST,
    html: `<body><script src="/vitrine.js"></script><div data-vitrine="search" id="homes"
      data-vitrine-config='{"solr":{"url":"/solr","max_rows":12}}'></div>`,
  })
  await page.coverage.startJSCoverage()
  await page.goto('http://site.test/')
  await page.locator('[data-vitrine-root]').first().waitFor({ state: 'attached' })
  const ran = await executedPackages(page, DIST)
  assert.ok(ran.has('react-dom') && ran.has('vitrine'), [...ran].join())
  assert.deepEqual(
    [...ran].filter((name) => LAZY.has(name)),
    [],
  )
})

test('the head script hides only a dismissed banner', async (t) => {
  const browser = await launch()
  t.after(() => browser.close())
  const html = '<head><script src="/vitrine-head.js"></script></head><body>Home'
  for (const [cookie, state] of [
    ['bt_callout_banner=closed', 'closed'],
    ['bt_callout_banner=open', null],
    ['not_bt_callout_banner=closed', null],
  ] as const) {
    const page = await openPage(browser, { folder: DIST, html })
    const [name = '', value = ''] = cookie.split('=')
    await page.context().addCookies([{ name, value, url: 'http://site.test/' }])
    await page.goto('http://site.test/')
    assert.equal(await page.locator('html').getAttribute('data-vitrine-callout'), state, cookie)
    await page.close()
  }
})
