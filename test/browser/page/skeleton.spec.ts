import type { Page } from '@playwright/test'
import { holdRequests } from '../support/holdRequests'
import { readShifts, recordShifts } from '../support/layoutShifts'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { SEARCH, stockPage } from './stockPage'

/** The maximum layout shift of a page without a fallback, from its first byte on. */
const MAX_SHIFT = 0.01

/** The shapes of the cards: those of the search element before the page is laid out, then those of the results. */
const shapes = (page: Page, part = 'results') =>
  page.evaluate((name) => {
    const element = document.querySelector(`[data-vitrine="${name}"]`)
    const clock = document.querySelector('[data-vitrine="search"]')?.getAnimations()[0]
    if (!element) return null
    const style = getComputedStyle(element, '::after')
    const at = (ms: number) => {
      clock?.pause()
      if (clock) clock.currentTime = ms
      return Number(style.opacity) > 0
    }
    const [width = '', height = ''] = style.backgroundSize.split(', ')[0]?.split(' ') ?? []
    return {
      exist: style.content !== 'none',
      atOnce: at(0),
      late: at(1000),
      period: Math.round(Number.parseFloat(width)),
      height: Math.round(Number.parseFloat(height)),
      shimmers: style.animationName,
    }
  }, part)

for (const card of ['plain', 'listing']) {
  for (const width of [360, 768, 1280, 1600]) {
    test(`a stock page with ${card} cards shifts by at most ${MAX_SHIFT} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await recordShifts(page)
      const releaseScript = await holdRequests(page, '**/esm/vitrine.js')
      const releaseAnswer = await holdRequests(page, '**/solr/select**')
      const opened = openHtml(page, stockPage(card))
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      )
      const first = await shapes(page, 'search')
      expect(first).toMatchObject({ exist: true, atOnce: false, late: true })
      releaseScript()
      await opened
      await page.locator('[data-vitrine="search"][data-state="pending"]').waitFor()
      const second = await shapes(page)
      releaseAnswer()
      await waitForSearches(page)
      await page.locator('.vitrine-pager').waitFor()
      const { total, shifts } = await readShifts(page)
      expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT)
      await test.step('and the shapes have the size of the cards', async () => {
        const size = await page.evaluate(() => {
          const [list, picture] = ['.vitrine-results__list', '.vitrine-card__media'].map((one) =>
            document.querySelector(one),
          )
          if (!list || !picture) return null
          const { width: wide, height } = picture.getBoundingClientRect()
          const gap = Number.parseFloat(getComputedStyle(list).columnGap)
          return { period: Math.round(wide + gap), height: Math.round(height) }
        })
        expect(first).toMatchObject({ ...size })
        expect(second).toMatchObject({ exist: true, late: true, ...size })
      })
    })
  }
}

for (const address of ['fragment', 'query']) {
  test(`the facets have shapes before the first answer (address: ${address})`, async ({ page }) => {
    await holdRequests(page, '**/solr/select**')
    await openHtml(
      page,
      stockPage('plain', SEARCH.replace('"url"', `"address":"${address}","url"`)),
    )
    await page.locator('[data-vitrine="search"][data-state="pending"]').waitFor()
    await page.locator('.vitrine-facets').waitFor({ state: 'attached' })
    expect(await shapes(page, 'facets')).toMatchObject({ exist: true, late: true })
  })
}

test('a search that fails has no shapes', async ({ page, qa, consoleLog }) => {
  consoleLog.allow(/./)
  await qa.simulate({ failureRate: 1 })
  await openHtml(page, stockPage())
  await page.locator('[data-vitrine="search"][data-state="failed"]').waitFor()
  expect(await shapes(page)).toMatchObject({ exist: false })
  await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport()
})

test('a page without scripts has no shapes', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false })
  const page = await context.newPage()
  await openHtml(page, stockPage())
  await expect(page.locator('footer')).toBeInViewport()
  expect((await page.locator('[data-vitrine="search"]').boundingBox())?.height).toBe(0)
  await context.close()
})

test('the shapes shimmer where motion is welcome only', async ({ page }) => {
  await holdRequests(page, '**/solr/select**')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openHtml(page, stockPage())
  await page.locator('[data-vitrine="search"][data-state="pending"]').waitFor()
  expect((await shapes(page))?.shimmers).toBe('vitrine-shimmer')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect((await shapes(page))?.shimmers).toBe('none')
})

test('results of the CMS are not covered by shapes, nor is a search whose widgets stand elsewhere', async ({
  page,
}) => {
  await holdRequests(page, '**/esm/vitrine.js')
  const opened = openHtml(
    page,
    stockPage('plain', SEARCH.replace('</div>', '<p>Rustic cabin near the river</p></div>')),
  )
  await page.getByText('Rustic cabin').waitFor()
  expect(await shapes(page, 'search')).toMatchObject({ exist: false })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await holdRequests(page, '**/esm/vitrine.js')
  await opened.catch(() => {})
  const apart = '<div id="box" data-vitrine="search-box" data-vitrine-for="stays"></div>'
  void openHtml(page, stockPage('plain', SEARCH + apart)).catch(() => {})
  await page.locator('#box').waitFor({ state: 'attached' })
  expect(await shapes(page, 'search')).toMatchObject({ exist: false })
})
