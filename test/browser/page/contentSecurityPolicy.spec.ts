import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { sectionOf } from '../../support/markdown'
import { expect, test } from '../support/test'

const OTHER_SITE = 'https://other.example'
const STRICT = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "require-trusted-types-for 'script'",
]
const PIXEL = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

/** The responses of the other site by path. */
const RESPONSES: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/select': ['application/json', JSON.stringify({ response: { numFound: 0, docs: [] } })],
  '/places': ['application/json', JSON.stringify({ options: [{ value: 'bern' }] })],
  '/rules': ['text/html', '<p>No shoes.</p>'],
  '/frame': ['text/html', '<p>A film</p>'],
}

interface Case {
  /** The first cell of a row in the table of docs/guide/security.md. */
  readonly row: string
  readonly directive: string
  readonly html: string
  readonly settings?: object
  readonly act?: (page: Page) => Promise<void>
}

const CASES: readonly Case[] = [
  {
    row: 'a search proxy',
    directive: 'connect-src',
    settings: { solr_origins: [OTHER_SITE] },
    html: `<div data-vitrine="search" data-vitrine-solr.url="${OTHER_SITE}/select"><div data-vitrine="results"></div></div>`,
  },
  {
    row: 'a search proxy',
    directive: 'connect-src',
    html: `<label for="place">Place</label><select id="place" data-vitrine="dropdown" data-vitrine-url="${OTHER_SITE}/places"></select>`,
    act: (page) => page.getByRole('combobox').click(),
  },
  {
    row: 'parts of pages from `content_origins`',
    directive: 'connect-src',
    settings: { content_origins: [OTHER_SITE] },
    html: `<a href="${OTHER_SITE}/rules" data-vitrine="modal">House rules</a>`,
    act: (page) =>
      page.getByRole('button', { name: 'House rules' }).or(page.getByRole('link')).click(),
  },
  {
    row: 'pictures of another origin',
    directive: 'img-src',
    html: `<img class="bto-lazy" data-src="${OTHER_SITE}/lake.svg" alt="The lake" width="64" height="48">`,
  },
  {
    row: 'pages that `lightbox.embeds` lists',
    directive: 'frame-src',
    settings: { lightbox: { embeds: [OTHER_SITE] }, consent: { embeds: true } },
    html: `<a href="${OTHER_SITE}/frame" class="colorbox">A film</a>`,
    act: (page) => page.getByRole('link', { name: 'A film' }).click(),
  },
  {
    row: 'the tiles of `map`',
    directive: 'img-src',
    settings: { consent: { embeds: true } },
    html: `<div data-vitrine="map" data-vitrine-tiles="${OTHER_SITE}/{z}/{x}/{y}.svg" data-vitrine-lat="44" data-vitrine-lng="-121"></div>`,
  },
]

/**
 * Opens a page under the strict policy with more directives. @returns the paths requested from the other
 * site.
 */
async function open(page: Page, { html, settings = {} }: Case, more: readonly string[]) {
  const requested: string[] = []
  await page.route(`${OTHER_SITE}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    requested.push(pathname)
    const [contentType, body] = RESPONSES[pathname] ?? ['image/svg+xml', PIXEL]
    return route.fulfill({ contentType, body, headers: { 'access-control-allow-origin': '*' } })
  })
  await page.addInitScript(() => {
    const blocked: string[] = []
    Object.assign(window, { blocked })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      blocked.push(effectiveDirective),
    )
  })
  await page.route('**/test', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': [...STRICT, ...more].join('; ') },
      body: `<!doctype html><html lang="en"><title>A policy</title>
        <link rel="stylesheet" href="/dist/vitrine.css"><script defer src="/dist/vitrine.js"></script>
        <script type="application/json" data-vitrine-settings>${JSON.stringify(settings)}</script>
        <body><main>${html}</main></body></html>`,
    }),
  )
  await page.goto('/test')
  await page.waitForFunction(() => (window.Vitrine?.doctor().widgets.length ?? 0) > 0)
  return requested
}

const blocked = (page: Page) =>
  page.evaluate(() => (window as unknown as { blocked: string[] }).blocked)

for (const one of CASES) {
  const name = `${one.row}: ${/data-vitrine="[\w-]+"|class="[\w-]+"/.exec(one.html)?.[0]}`

  test(`${name} needs ${one.directive}, as documented`, async ({ page, consoleLog }) => {
    consoleLog.allow(/./)
    const requested = await open(page, one, [])
    await one.act?.(page)
    await expect.poll(() => blocked(page)).toContain(one.directive)
    expect(requested).toEqual([])
  })

  test(`${name} needs no more than ${one.directive}`, async ({ page, consoleLog }) => {
    const requested = await open(page, one, [`${one.directive} 'self' ${OTHER_SITE}`])
    await one.act?.(page)
    await expect.poll(() => requested.length).toBeGreaterThan(0)
    expect(await blocked(page)).toEqual([])
    expect(consoleLog.lines).toEqual([])
  })
}

test('the documented table has a row for each case, and one more for inline settings', () => {
  const file = new URL('../../../docs/guide/security.md', import.meta.url)
  const page = readFileSync(file, 'utf8')
  const table = sectionOf(page, '## Content security policy').split('\n')
  const rows = table.filter((line) => /^\| [^|]+\| `[a-z]+-src`/.test(line))
  const shown = rows.filter((row) =>
    CASES.some((one) => row.includes(one.row) && row.includes(`\`${one.directive}\``)),
  )
  expect(rows.filter((row) => !shown.includes(row))).toEqual([
    expect.stringContaining('`window.vitrineSettings`'),
  ])
})
