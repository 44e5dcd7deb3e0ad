import type { Page } from '@playwright/test'
import { countResources, resourcesAtRest } from '../support/countResources'
import { holdRequests } from '../support/holdRequests'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { serveOtherSite } from './serveOtherSite'

const HEIGHT = 800
const MARGIN = 80

/** A page of pictures far from each other, and the pictures that were asked for, in order. */
async function openPictures(page: Page): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    const name = /\/pictures\/(\d+)\.svg/.exec(request.url())?.[1]
    if (name) asked.push(name)
  })
  const picture = (number: number) =>
    `<p style="height: 3000px; margin: 0"></p><img class="bto-lazy" id="p${number}" data-src="/pictures/${number}.svg" alt="" width="400" height="300" style="display: block">`
  await page.setViewportSize({ width: 1280, height: HEIGHT })
  await openHtml(page, htmlPage(`${[1, 2, 3].map(picture).join('')}<p style="height: 3000px"></p>`))
  await page.waitForFunction(() => document.querySelectorAll('.bto-lazy').length === 3)
  await page.waitForFunction(() => window.Vitrine?.doctor().widgets.length === 3)
  return asked
}

/** Scrolls there at once, and lets the page look twice. */
async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' })
    const frame = () => new Promise(requestAnimationFrame)
    for (let i = 0; i < 5; i++) await frame()
    await new Promise((resolve) => setTimeout(resolve))
  }, y)
}

const isWaiting = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((image) => image.classList.contains('bto-lazy'))

test('loads a picture at 80 px below or above the viewport, and not one pixel earlier', async ({
  page,
}) => {
  const asked = await openPictures(page)
  const [first = 0, second = 0] = await page
    .locator('.bto-lazy')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  await scrollTo(page, first - HEIGHT - MARGIN - 1)
  expect(asked).toEqual([])
  expect(await isWaiting(page, 'p1')).toBe(true)
  await scrollTo(page, first - HEIGHT - MARGIN + 1)
  await expect(page.locator('#p1')).toHaveClass('bto-lazy-loaded')
  await expect.poll(() => asked).toEqual(['1'])
  // From below: the second one's lower edge is just too far up, and then it is not.
  await scrollTo(page, second + 300 + MARGIN + 1)
  expect(await isWaiting(page, 'p2')).toBe(true)
  await scrollTo(page, second + 300 + MARGIN - 1)
  await expect(page.locator('#p2')).toHaveClass('bto-lazy-loaded')
  await scrollTo(page, 0)
  await expect.poll(() => asked).toEqual(['1', '2'])
  expect(await isWaiting(page, 'p3')).toBe(true)
})

test('jumping over pictures loads none of them', async ({ page }) => {
  const asked = await openPictures(page)
  await scrollTo(page, 1e6)
  expect(asked).toEqual([])
})

test('printing loads all pictures', async ({ page }) => {
  const asked = await openPictures(page)
  await page.pdf()
  await expect.poll(() => [...asked].sort()).toEqual(['1', '2', '3'])
  await expect(page.locator('.bto-lazy')).toHaveCount(0)
})

test('the demo page requests nothing below the viewport at its top', async ({ page, qa }) => {
  await page.goto('/lazy.html')
  await expect(page.locator('.bto-lazy-loaded').first()).toBeVisible()
  const places = () =>
    page.locator('.bto-lazy, .bto-lazy-loaded').evaluateAll((all) =>
      all.map((one) => {
        const isNear = one.getBoundingClientRect().top <= window.innerHeight + 80
        return { isNear, isLoaded: one.classList.contains('bto-lazy-loaded') }
      }),
    )
  await expect
    .poll(async () => (await places()).filter(({ isNear, isLoaded }) => isNear !== isLoaded))
    .toEqual([])
  expect((await places()).filter(({ isLoaded }) => isLoaded).length).toBeLessThan(4)
  const asked = (await qa.log()).filter(({ path }) => path.startsWith('/fragments'))
  expect(asked).toEqual([])
})

/** Comes near a part of the demo page; those beside it may come with it. */
async function near(page: Page, name: string) {
  await page.getByRole('heading', { name }).scrollIntoViewIfNeeded()
}

const CONTAINS_ITSELF = /fragments\/itself contains itself/
const HAD_SCRIPT = /fragments\/scripted brought script, which is left out/
const FAILED = /500 \(Internal Server Error\)|was not loaded: 500/

test('replaces a placeholder with the jump menu from its address, also after a slow response', async ({
  page,
  consoleLog,
}) => {
  for (const line of [CONTAINS_ITSELF, HAD_SCRIPT, FAILED]) consoleLog.allow(line)
  const answer = await holdRequests(page, '**/fragments/regions')
  await page.goto('/lazy.html')
  await near(page, 'A jump menu')
  await expect(page.locator('#regions')).toHaveAttribute('aria-busy', 'true')
  answer()
  const menu = page.locator('select.ctools-jump-menu-select')
  await expect(menu).toBeAttached()
  await expect(page.locator('#regions')).toHaveCount(0)
  expect(await menu.locator('option').count()).toBeGreaterThan(10)
  // Behaviours are attached to what came: it is a jump menu of ours.
  await page.getByRole('combobox', { name: 'All places in' }).click()
  await page.getByRole('option', { name: 'Oregon' }).click()
  await expect(page).toHaveURL(/\/search\?q=region/)
  expect(await page.evaluate(() => 'vitrineHacked' in window)).toBe(false)
})

test('moves the focus from a link in the placeholder to the jump menu', async ({
  page,
  consoleLog,
}) => {
  for (const line of [CONTAINS_ITSELF, HAD_SCRIPT, FAILED]) consoleLog.allow(line)
  const answer = await holdRequests(page, '**/fragments/regions')
  await page.goto('/lazy.html')
  await page.getByRole('link', { name: 'All places' }).focus()
  await expect(page.locator('#regions')).toHaveAttribute('aria-busy', 'true')
  answer()
  const menu = page.getByRole('combobox', { name: 'All places in' })
  await expect(menu).toBeVisible()
  await expect(menu).toBeFocused()
})

test('the jump menu works without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site })
  const page = await context.newPage()
  await page.goto('/lazy.html')
  await expect(page.getByRole('link', { name: 'All places' })).toHaveAttribute('href', '/search')
  await page.goto('/fragments/regions')
  await page.getByLabel('All places in').selectOption({ label: 'Oregon' })
  await page.getByRole('button', { name: 'Go' }).click()
  await expect(page).toHaveURL(/\/search\?q=region/)
  await context.close()
})

test('requests failing content three times and shows a link, stops recursion, and runs no script', async ({
  page,
  qa,
  consoleLog,
}) => {
  for (const line of [CONTAINS_ITSELF, HAD_SCRIPT, FAILED]) consoleLog.allow(line)
  await page.goto('/lazy.html')
  await near(page, 'One that brings script')
  await page.getByText('a link that is one').click()
  expect(await page.evaluate(() => 'vitrineHacked' in window)).toBe(false)
  await near(page, 'One that fails')
  const link = page.locator('#failing').getByRole('link', { name: 'Open it on a page of its own' })
  await expect(link).toBeVisible({ timeout: 15_000 })
  await expect(page.locator('#failing')).toContainText('This content failed to load.')
  await near(page, 'One that contains itself')
  await expect(page.getByText('came once')).toHaveCount(1)
  // It is found when what it brought is looked at.
  const itself = () => consoleLog.lines.filter((line) => line.includes('contains itself'))
  await expect.poll(itself).toHaveLength(1)
  const paths = (await qa.log()).map(({ path }) => path).filter((path) => /^\/frag/.test(path))
  const times = (name: string) => paths.filter((path) => path.includes(name)).length
  expect([times('failing'), times('itself'), times('scripted')]).toEqual([3, 1, 1])
  expect(itself()).toHaveLength(1)
  await link.click()
  await expect(page).toHaveURL(/\/fragments\/failing$/)
})

test('loads content after two failures', async ({ page, consoleLog }) => {
  for (const line of [CONTAINS_ITSELF, HAD_SCRIPT, FAILED]) consoleLog.allow(line)
  const failures = [{ status: 500 }, { body: '<!doctype html>Back soon', contentType: 'text/html' }]
  await page.route('**/fragments/regions', (route) => {
    const failure = failures.shift()
    return failure ? route.fulfill(failure) : route.continue()
  })
  await page.goto('/lazy.html')
  await near(page, 'A jump menu')
  await expect(page.locator('select.ctools-jump-menu-select')).toBeAttached({ timeout: 15_000 })
  expect(failures).toEqual([])
})

test('shows no response that was redirected to another site', async ({ page, consoleLog }) => {
  consoleLog.allow(/is another site/)
  const other = await serveOtherSite('<p>Evil</p>')
  await page.route('**/moved', (route) =>
    route.fulfill({ status: 302, headers: { location: `${other.url}/evil` } }),
  )
  await page.goto('/lazy.html')
  await addPlaceholder(page, '/moved')
  await expect.poll(() => consoleLog.lines.length).toBe(1)
  expect(consoleLog.lines[0]).toContain(`${other.url} is another site; list it`)
  await expect(page.getByText('Wait', { exact: true })).toBeVisible()
  await expect(page.getByText('Evil')).toHaveCount(0)
  other.close()
})

/** On a page that was really served: one that a route fulfilled may not ask this machine's other servers. */
function addPlaceholder(page: Page, url: string): Promise<void> {
  return page.evaluate((address) => {
    const place = document.createElement('div')
    place.setAttribute('data-bto-jump-select', address)
    place.textContent = 'Wait'
    document.querySelector('h1')?.after(place)
  }, url)
}

test('loads content from another site that the settings list', async ({ page }) => {
  const other = await serveOtherSite('<p>From the other site</p>')
  await page.addInitScript((origin) => {
    Object.assign(window, { vitrineSettings: { content_origins: [origin] } })
  }, other.url)
  await page.goto('/lazy.html')
  await addPlaceholder(page, `${other.url}/menu`)
  await expect(page.getByText('From the other site')).toBeVisible()
  other.close()
})

test('runs no script from fetched content on a page without a policy', async ({
  page,
  consoleLog,
}) => {
  consoleLog.allow(/brought script, which is left out|404/)
  const hack = (how: string) => `top.hacked = (top.hacked || '') + ' ${how}'`
  const hostile = [
    `<script>${hack('script')}</script>`,
    `<svg><script>${hack('svg script')}</script></svg>`,
    `<img src="/no-such.png" onerror="${hack('onerror')}">`,
    `<svg onload="${hack('svg onload')}"></svg>`,
    `<svg><animate onbegin="${hack('onbegin')}" attributeName="x" dur="1s"></animate></svg>`,
    `<details open ontoggle="${hack('ontoggle')}"><summary>a</summary></details>`,
    `<input autofocus onfocus="${hack('onfocus')}">`,
    `<iframe srcdoc="<script>${hack('srcdoc')}</script>"></iframe>`,
    `<iframe src="javascript:${hack('iframe')}"></iframe>`,
    `<iframe src="java&#10;script:${hack('iframe, split')}"></iframe>`,
    `<object data="javascript:${hack('object')}"></object>`,
    `<style onload="${hack('style')}">p {}</style>`,
    `<template><img src="/no-such.png" onerror="${hack('template')}"></template>`,
    `<noscript><img src="/no-such.png" onerror="${hack('noscript')}"></noscript>`,
    `<math><mtext><table><mglyph><style><!--</style><img src="/no-such.png" onerror="${hack('mutation')}">`,
  ]
  await page.route('**/hostile', (route) =>
    route.fulfill({ contentType: 'text/html', body: `${hostile.join('')}<p>All of it came</p>` }),
  )
  await page.goto('/lazy.html')
  const answered = page.waitForResponse('**/no-such.png')
  await addPlaceholder(page, '/hostile')
  await expect(page.getByText('All of it came')).toBeAttached()
  await answered
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
  })
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
})

test('the strict policy reports nothing and allows the markup', async ({
  page,
  qa,
  consoleLog,
}) => {
  for (const line of [CONTAINS_ITSELF, HAD_SCRIPT, FAILED]) consoleLog.allow(line)
  await page.goto('/lazy.html?csp=strict')
  await near(page, 'A jump menu')
  await expect(page.locator('select.ctools-jump-menu-select')).toBeAttached()
  await near(page, 'One that brings script')
  await expect(page.getByText('neither runs')).toBeVisible()
  expect(await qa.cspReports()).toEqual([])
})

test('a search page without lazy elements downloads no lazy module', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const html = htmlPage('<main data-vitrine="search" data-vitrine-solr.url="/solr/select"></main>')
  const modules = html.replace(
    '<script defer src="/dist/vitrine.js">',
    '<script type="module" src="/dist/esm/vitrine.js">',
  )
  await openHtml(page, modules)
  await expect(page.locator('.vitrine-results__item').first()).toBeVisible()
  const parts = /esm\/(?:lazy|lazyMessages|callout|createContent)\.js$/
  expect(asked.filter((path) => parts.test(path))).toEqual([])
  await page.evaluate(() => {
    const image = new Image(40, 30)
    image.className = 'bto-lazy'
    image.dataset['src'] = '/pictures/1.svg'
    document.body.prepend(image)
  })
  await expect(page.locator('.bto-lazy-loaded')).toHaveAttribute('src', '/pictures/1.svg')
  expect(asked.filter((path) => parts.test(path)).length).toBeGreaterThan(0)
})

test('100 rounds of adding and removing pictures and placeholders leak nothing', async ({
  page,
}) => {
  await countResources(page)
  await openHtml(page, htmlPage('<div id="place"></div>'))
  await page.waitForFunction(() => 'Vitrine' in window)
  const round = (count: number) =>
    page.evaluate(async (rounds) => {
      const frame = () => new Promise(requestAnimationFrame)
      const place = document.getElementById('place')
      for (let i = 0; i < rounds; i++) {
        const far = '<p style="height: 4000px"></p>'
        const image = '<img class="bto-lazy" data-src="/pictures/1.svg" alt="">'
        const part = '<div class="bto-lazy" data-bto-jump-select="/fragments/regions"></div>'
        const banner = '<aside data-vitrine="callout">Half price</aside>'
        if (place) place.innerHTML = banner + image + part + far + image + part
        for (let j = 0; j < 4; j++) await frame()
        place?.replaceChildren()
        await frame()
        await frame()
      }
    }, count)
  // What the first jump menu sets up for all of them is there.
  await page.evaluate(() => {
    const place = document.createElement('div')
    place.setAttribute('data-bto-jump-select', '/fragments/regions')
    document.getElementById('place')?.append(place)
  })
  await expect(page.getByRole('combobox')).toBeVisible()
  await round(5)
  const before = await resourcesAtRest(page)
  await round(100)
  expect(await resourcesAtRest(page)).toEqual(before)
  expect(await page.evaluate(() => window.Vitrine?.doctor().widgets)).toEqual([])
})
