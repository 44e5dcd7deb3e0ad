import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { serveOtherSite } from './serveOtherSite'

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

/**
 * Adds a placeholder to a page from the server: Chromium denies local addresses to a page that a route
 * fulfilled.
 */
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
  const pictureResponse = page.waitForResponse('**/no-such.png')
  await addPlaceholder(page, '/hostile')
  await expect(page.getByText('All of it came')).toBeAttached()
  await pictureResponse
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
  })
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
})
