import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { caption, control, gallery, link, waitForImage } from './galleryPage'

/** Opens the demo page with the ES modules and waits until its galleries are mounted. */
async function openModules(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.mountedGalleries = 0
    document.addEventListener('vitrine:widget:mounted', (event) => {
      const { widget } = (event as CustomEvent<{ widget: string }>).detail
      if (widget === 'gallery') window.mountedGalleries += 1
    })
  })
  await page.route('**/gallery.html', async (route) => {
    const html = await (await route.fetch()).text()
    const body = html.replace(
      '<script defer src="/dist/vitrine.js">',
      '<script type="module" src="/dist/esm/vitrine.js">',
    )
    await route.fulfill({ contentType: 'text/html', body })
  })
  await page.goto('/gallery.html')
  await page.waitForFunction(() => window.mountedGalleries > 0)
}

declare global {
  interface Window {
    mountedGalleries: number
  }
}

test('downloads nothing of the gallery before the pointer rests on a link', async ({ page }) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await openModules(page)
  expect(paths.filter((path) => path.includes('openGallery'))).toEqual([])
  await link(page, 'The jetty').hover()
  await expect.poll(() => paths.filter((path) => path.includes('openGallery')).length).toBe(1)
  await link(page, 'The jetty').click()
  await waitForImage(page, 'The jetty')
})

test('follows the link when the gallery does not load', async ({ page, consoleLog }) => {
  consoleLog.allow(/ERR_FAILED|the gallery could not open, so the browser follows the link/)
  await openModules(page)
  await page.route('**/openGallery*.js', (route) => route.abort())
  await link(page, 'The jetty').click()
  await page.waitForURL('**/gallery/pictures/tall/12.svg')
})

test('follows links and warns when the page policy blocks the gallery', async ({
  page,
  consoleLog,
}) => {
  consoleLog.allow(
    /blocks the gallery, so its links work as plain links|TrustedTypePolicy|Content Security/,
  )
  await page.route('**/gallery.html', async (route) => {
    const response = await route.fetch()
    const policy = "require-trusted-types-for 'script'; trusted-types their-own"
    const headers = { ...response.headers(), 'content-security-policy': policy }
    await route.fulfill({ response, headers })
  })
  await page.goto('/gallery.html')
  await page.waitForFunction(() => window.Vitrine?.doctor().notMounted.length === 0)
  await link(page, 'The jetty').click()
  await page.waitForURL('**/gallery/pictures/tall/12.svg')
  await expect.poll(() => consoleLog.lines.join()).toContain('add "trusted-types vitrine"')
})

test('the strict policy reports nothing', async ({ page, qa, consoleLog }) => {
  consoleLog.allow(/404|is not shown in the gallery|brought script/)
  const response = await page.goto('/gallery.html?csp=strict')
  expect(response?.headers()['content-security-policy']).toContain(
    "require-trusted-types-for 'script'",
  )
  await link(page, 'The jetty').click()
  await waitForImage(page, 'The jetty')
  await expect(caption(page).getByRole('link')).toBeVisible()
  await page.keyboard.press('Escape')
  await link(page, 'A place with a hostile caption').click()
  await waitForImage(page, 'A place with a hostile caption')
  await page.keyboard.press('Escape')
  await expect(gallery(page)).toHaveCount(0)
  await link(page, 'House rules').click()
  await expect(gallery(page).getByRole('heading', { name: 'House rules' })).toBeVisible()
  await control(page, 'Next').click()
  await expect(gallery(page).locator('iframe')).toBeVisible()
  await control(page, 'Next').click()
  await expect(page.locator('.vitrine-gallery__error')).toBeVisible()
  expect(await qa.cspReports()).toEqual([])
})
