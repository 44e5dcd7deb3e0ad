import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** These tests run on the built module for Node. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const server = exports['./server']
const path = join(ROOT, server.default)

test('vitrine/server has its types', () => {
  const types = readFileSync(join(ROOT, server.types), 'utf8')
  for (const name of ['render', 'readSearches', 'renderWidget', 'answerScript']) {
    assert.match(types, new RegExp(`export declare (async )?function ${name}\\b`))
  }
})

test('vitrine/server needs no package', () => {
  const imports = readFileSync(path, 'utf8').matchAll(
    /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\()["'`]([\w:@/-]+)["'`]/g,
  )
  const packages = [...imports].map(([, name = '']) => name.replace(/^node:/, ''))
  assert.deepEqual(
    packages.filter((name) => !builtinModules.includes(name)),
    [],
  )
  assert.ok(existsSync(join(ROOT, 'dist/server/THIRD-PARTY-NOTICES.txt')))
})

test('vitrine/server renders a page', async () => {
  const { render } = await import(pathToFileURL(path).href)
  const docs = [{ id: '17', title: 'Lake cabin', teaser: '<b>Quiet</b><script>bad()</script>' }]
  const html = await render({
    html: `<html lang="de"><div id="listings" data-vitrine="search" data-vitrine-solr.url="/solr" data-vitrine-solr.return_full_docs="0">
      <template data-vitrine-template="result"><h3 data-vitrine-text="title"></h3><p data-vitrine-html="teaser"></p></template>
      <div data-vitrine="results"></div><div data-vitrine="result-count"></div></div>`,
    fetch: async () => ({ response: { numFound: 1, start: 0, docs } }),
  })
  assert.match(html, /<h3>Lake cabin<\/h3><p><b>Quiet<\/b><\/p><\/li>/)
  assert.match(html, /1–1 von 1/)
})
