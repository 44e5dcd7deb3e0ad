/** @jest-environment node */
import { appWith } from './app'

const site = () =>
  appWith({
    'demo/index.html': '<!doctype html><title>Start</title>',
    'demo/strict.html': '<!doctype html><title>Strict</title>',
    'demo/recipes/drupal/index.html': '<!doctype html><title>Drupal</title>',
    'demo/theme.css': 'body { margin: 0 }',
    'demo/server/start.ts': 'secret',
    'demo/.env': 'secret',
    'demo/include.html': '<main><!--#listings count=3 --></main><!--#facets field=city count=2 -->',
    'dist/vitrine.js': 'void 0',
    'node_modules/jquery/dist/jquery.js': 'void 0',
    'package.json': '{}',
  })

test.each([
  ['/', 'text/html; charset=utf-8', 'Start'],
  ['/strict', 'text/html; charset=utf-8', 'Strict'],
  ['/strict.html', 'text/html; charset=utf-8', 'Strict'],
  ['/recipes/drupal/', 'text/html; charset=utf-8', 'Drupal'],
  ['/theme.css', 'text/css; charset=utf-8', 'margin'],
  ['/dist/vitrine.js', 'text/javascript; charset=utf-8', 'void'],
  ['/vendor/jquery/jquery.js', 'text/javascript; charset=utf-8', 'void'],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8', '<svg'],
  ['/robots.txt', 'text/plain;charset=UTF-8', 'User-agent'],
])('serves %s', async (path, type, text) => {
  const answer = await site().request(path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
  expect(await answer.text()).toContain(text)
})

test.each([
  '/server/start.ts',
  '/.env',
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/dist/..%2f..%2fpackage.json',
  '/vendor/jquery/..%2f..%2f..%2fpackage.json',
  '/%00',
  '/%zz',
  '/nothing',
])('does not serve %s', async (path) => {
  const answer = await site().request(path)
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('secret')
})

test('puts the strict policy on strict pages only, and on all when told to', async () => {
  const policy = async (path: string) =>
    (await site().request(path)).headers.get('content-security-policy')
  expect(await policy('/')).toBeNull()
  expect(await policy('/theme.css?csp=strict')).toBeNull()
  expect(await policy('/strict')).toContain("require-trusted-types-for 'script'")
  expect(await policy('/?csp=strict')).toContain("default-src 'self'")
})

test('fills in listings and facets as a CMS would have, everything escaped', async () => {
  const html = await (await site().request('/include')).text()
  expect(html.match(/<article /g)).toHaveLength(3)
  expect(html).toContain('<a href="/listings/1">')
  expect(html).toMatch(/<img src="\/pictures\/10\.svg" alt="" width="640" height="480"/)
  expect(html.match(/<li><a href="\/search\?q=city%3A%22/g)).toHaveLength(2)
  const marked = await (await site().request('/listings/7')).text()
  expect(marked).toContain('&lt;b&gt;Bold&lt;/b&gt; &amp; &quot;quoted&quot;')
  expect(marked).not.toContain('<b>')
})

test('searches without JavaScript, page by page', async () => {
  const app = site()
  const html = await (await app.request('/search?q=%3Cb%3Elake&start=24')).text()
  expect(html).toContain('<h1>Listings for &lt;b&gt;lake</h1>')
  expect(html).toMatch(/<p>25–48 of \d+<\/p>/)
  expect(html).toContain('rel="prev" href="/search?q=%3Cb%3Elake&amp;start=0"')
  expect(html).toContain('rel="next" href="/search?q=%3Cb%3Elake&amp;start=48"')
  const nothing = await (await app.request('/search?q=qwertz&start=-5')).text()
  expect(nothing).toContain('0–0 of 0')
})

test('finds the listings of a facet link', async () => {
  const html = await (await site().request('/search?q=city%3A%22Bend%22')).text()
  const cities = [...html.matchAll(/__city" lang="en">([^<]*)</g)].map(([, city]) => city)
  expect(new Set(cities)).toEqual(new Set(['Bend']))
})

test('says so when there is no such listing', async () => {
  expect((await site().request('/listings/25?corpus=24')).status).toBe(404)
  expect((await site().request('/listings/0')).status).toBe(404)
  expect((await site().request('/listings/24?corpus=24')).status).toBe(200)
})

test('draws each picture the same each time, and different ones differently', async () => {
  const draw = async (number: number) => (await site().request(`/pictures/${number}.svg`)).text()
  expect(await draw(70)).toBe(await draw(70))
  const pictures = await Promise.all([70, 71, 72, 73, 80].map(draw))
  expect(new Set(pictures).size).toBe(5)
  for (const picture of pictures) expect(picture).toMatch(/^<svg [^>]*width="640" height="480"/)
})
