import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'

/** These run docs/recipes/node with the built module for Node. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PAGE = 'docs/recipes/plain/search.html'

/** A site with a search proxy that always gives this response. */
async function startSite(t: TestContext, status: number, answer: object): Promise<string> {
  const site = createServer((_, response) => response.writeHead(status).end(JSON.stringify(answer)))
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  t.after(() => site.close())
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}/`
}

async function startRecipe(t: TestContext, site: string): Promise<string> {
  const args = ['docs/recipes/node/server.mjs', PAGE, site, '0']
  const server = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] })
  t.after(() => server.kill())
  const [line] = await once(createInterface({ input: server.stdout }), 'line')
  return line
}

const docs = [{ id: '17', title: 'Lake cabin', url: '/places/17', price: 120 }]
const answer = { response: { numFound: 1, start: 0, docs } }

test('the server of the recipe sends the page with its results', async (t) => {
  const url = await startRecipe(t, await startSite(t, 200, answer))
  const page = await fetch(url)
  assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8')
  const html = await page.text()
  assert.match(html, /<h3><a href="\/places\/17">Lake cabin<\/a><\/h3>/)
  assert.match(html, /data-vitrine-answer>\{"body":"q=/)
  assert.equal((await fetch(url, { method: 'POST' })).status, 405)
})

test('the server of the recipe sends the page as it is when the search fails', async (t) => {
  const url = await startRecipe(t, await startSite(t, 503, {}))
  const html = await (await fetch(url)).text()
  assert.match(html, /data-vitrine="results"/)
  assert.doesNotMatch(html, /data-vitrine-root/)
})

test('the transform of the recipe renders search pages only', async (t) => {
  process.env['SITE'] = await startSite(t, 200, answer)
  const config = new URL('../../docs/recipes/node/eleventy.config.mjs', import.meta.url).href
  const { default: configure } = await import(config)
  type Transform = (this: object, html: string) => string | Promise<string>
  const transforms: Transform[] = []
  configure({ addTransform: (_: string, transform: Transform) => transforms.push(transform) })
  const run = (html: string, outputPath: string | false) =>
    transforms[0]?.call({ page: { outputPath } }, html)
  const page = '<div data-vitrine="search" data-vitrine-solr.url="/solr"></div>'
  assert.match(String(await run(page, 'search/index.html')), /Lake cabin/)
  assert.equal(await run('<p>Home</p>', 'index.html'), '<p>Home</p>')
  assert.equal(await run(page, false), page)
})
