import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SearchPage } from '../search/SearchPage'
import { dist } from '../support/startServer'
import { expect, test } from '../support/test'

const BARE = `<!doctype html>
<html lang="en">
  <title>Bare</title>
  <link rel="stylesheet" href="package/dist/vitrine.css">
  <script defer src="package/dist/vitrine.js"></script>
  <body><div id="listings" data-vitrine="search" data-vitrine-solr.url="/solr/select"></div></body>
</html>`

const MODULE = BARE.replace(
  '<script defer src="package/dist/vitrine.js">',
  '<script type="module" src="package/dist/esm/vitrine.js">',
)

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' }

let folder: string

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-package-'))
  const root = join(dist, '..')
  const pack = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder]
  execFileSync('npm', pack, { cwd: root })
  const [archive = ''] = readdirSync(folder)
  execFileSync('tar', ['xzf', archive], { cwd: folder })
})

test.afterAll(() => rmSync(folder, { recursive: true }))

for (const [kind, html] of [
  ['one script', BARE],
  ['ES modules', MODULE],
] as const) {
  test(`the unpacked package works beside a bare HTML file as ${kind}`, async ({ page }) => {
    await page.route('**/bare/**', async (route) => {
      const path = new URL(route.request().url()).pathname.replace('/bare/', '')
      if (path === 'index.html') return route.fulfill({ contentType: 'text/html', body: html })
      const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
      return route.fulfill({ contentType: type, body: await readFile(join(folder, path)) })
    })
    await page.goto('/bare/index.html')
    const listings = new SearchPage(page)
    await listings.waitForResults()
    expect(await listings.resultCount()).toBe('1–10 of 2,000')
    await listings.search('lake')
    await listings.openPage('Next »')
    expect(await listings.resultCount()).toMatch(/^11–20 of \d+$/)
    await expect(page.getByRole('listitem')).not.toHaveCount(0)
  })
}

test('the package has dist, the docs and what a CMS installs, and names the bundle', async () => {
  const { unpkg, jsdelivr, types } = JSON.parse(
    await readFile(join(folder, 'package/package.json'), 'utf8'),
  )
  expect(unpkg).toBe('./dist/vitrine.js')
  expect(jsdelivr).toBe('./dist/vitrine.js')
  const files = readdirSync(join(folder, 'package'))
  expect(files).toEqual(
    expect.arrayContaining(['README.md', 'cms', 'dist', 'docs', 'package.json']),
  )
  expect(
    files.filter((name) => !/^(dist|docs|demo|cms|package\.json|[A-Z]+(\.md)?)$/.test(name)),
  ).toEqual([])
  expect(readdirSync(join(folder, 'package/dist'))).toEqual(
    expect.arrayContaining(['vitrine.js', 'vitrine.css', 'vitrine-head.js', 'integrity.json']),
  )
  expect(await readFile(join(folder, 'package', types), 'utf8')).toContain('export')
})
