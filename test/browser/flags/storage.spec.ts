import { chromium } from '@playwright/test'
import { launchOptions } from '../../support/findBrowser'
import { serveSandboxed } from '../cache/serveSandboxed'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import {
  cookieIds,
  fillLocalStorage,
  flagButton,
  flagButtonsPage,
  flagCookie,
  longIds,
  NAMESPACE,
  savedIds,
  toggleFlags,
  waitForFlags,
} from './savedItems'

const MANY = longIds(600)
const [FIRST = '', ...OTHERS] = MANY
const LAST = MANY.at(-1) ?? ''
const html = flagButtonsPage([FIRST, LAST])

test('600 items with long ids survive a reload, a second tab and a restart of the browser', async ({
  site,
}, info) => {
  const launch = () =>
    chromium.launchPersistentContext(info.outputPath('profile'), {
      ...launchOptions(),
      baseURL: site,
    })
  let context = await launch()
  let page = await context.newPage()
  await openHtml(page, html)
  await waitForFlags(page)
  await flagButton(page, FIRST).click()
  await toggleFlags(page, OTHERS)
  await expect(flagButton(page, LAST)).toHaveText('Unflag')

  await page.reload()
  await waitForFlags(page)
  expect(await savedIds(page)).toEqual(MANY)

  const second = await context.newPage()
  await openHtml(second, html)
  await waitForFlags(second)
  expect(await savedIds(second)).toEqual(MANY)
  await expect(flagButton(second, LAST)).toHaveText('Unflag')
  // This item does not fit into the cookie, so only localStorage carries it to the other tab.
  await flagButton(second, LAST).click()
  await expect(flagButton(page, LAST)).toHaveText('Flag')
  await flagButton(second, LAST).click()
  await expect(flagButton(page, LAST)).toHaveText('Unflag')
  await context.close()

  context = await launch()
  page = await context.newPage()
  await openHtml(page, html)
  await waitForFlags(page)
  expect(await savedIds(page)).toEqual(MANY)
  await expect(flagButton(page, FIRST)).toHaveText('Unflag')

  const cookie = await flagCookie(page)
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60)
  expect(Math.round(days)).toBe(365)
  const inCookie = await cookieIds(page)
  expect(inCookie.length).toBeGreaterThan(50)
  expect(inCookie).toEqual(MANY.slice(0, inCookie.length))
  await context.close()
})

test('with the cookie alone it saves as many items as fit and shows a notice for the rest', async ({
  page,
}) => {
  await openHtml(page, html)
  await waitForFlags(page)
  await fillLocalStorage(page)
  const refused = await page.evaluateHandle(() => {
    const ids: string[] = []
    document.addEventListener('vitrine:flags:refused', (event) => {
      ids.push(...(event as CustomEvent<{ ids: string[] }>).detail.ids)
    })
    return ids
  })
  await toggleFlags(page, OTHERS.slice(0, -1))
  const confirmed = await savedIds(page)
  expect(confirmed.length).toBeGreaterThan(50)
  expect(confirmed).toEqual(OTHERS.slice(0, confirmed.length))
  expect(await refused.jsonValue()).toEqual(OTHERS.slice(confirmed.length, -1))
  const notice = page.locator('.vitrine-notice')
  await expect(notice).toContainText('There is no room to save more.')
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toHaveCount(0)

  await flagButton(page, LAST).click()
  await expect(notice).toContainText('There is no room to save more.')
  await expect(page.getByRole('status')).toContainText('There is no room to save more.')
  await expect(flagButton(page, LAST)).toHaveText('Flag')
  await expect(flagButton(page, LAST)).not.toHaveAttribute('aria-pressed', 'true')
  expect(await savedIds(page)).toEqual(confirmed)

  await page.reload()
  await waitForFlags(page)
  expect(await savedIds(page), 'nothing that was confirmed is lost').toEqual(confirmed)
  expect(await cookieIds(page)).toEqual(confirmed)
  expect(await page.evaluate((name) => localStorage.getItem(name), NAMESPACE)).toBeNull()

  // A removal makes space for another item.
  await toggleFlags(page, confirmed.slice(0, 1))
  await flagButton(page, LAST).click()
  await expect(flagButton(page, LAST)).toHaveText('Unflag')
  await page.reload()
  await waitForFlags(page)
  expect(await savedIds(page)).toEqual([...confirmed.slice(1), LAST])
})

test('items stay saved when localStorage becomes full later', async ({ page }) => {
  await openHtml(page, html)
  await waitForFlags(page)
  const some = OTHERS.slice(0, 20)
  await toggleFlags(page, some)
  await expect
    .poll(() => page.evaluate((name) => localStorage.getItem(name), NAMESPACE))
    .toContain(some[19] ?? '')
  await fillLocalStorage(page)
  await flagButton(page, FIRST).click()
  await toggleFlags(page, some.slice(0, 5))
  await expect(flagButton(page, FIRST)).toHaveText('Unflag')
  await page.reload()
  await waitForFlags(page)
  expect(await savedIds(page)).toEqual([...some.slice(5), FIRST])
})

test('without any storage it saves items for the page and warns once', async ({
  page,
  site,
  consoleLog,
}) => {
  consoleLog.allow(/^Vitrine: saved items are (kept|forgotten)/)
  const sandboxed = await serveSandboxed(html, site)
  await page.goto(sandboxed.url)
  await waitForFlags(page)
  await flagButton(page, FIRST).click()
  await flagButton(page, LAST).click()
  await expect(flagButton(page, FIRST)).toHaveText('Unflag')
  await expect(flagButton(page, LAST)).toHaveText('Unflag')
  await flagButton(page, LAST).click()
  await expect(flagButton(page, LAST)).toHaveText('Flag')
  await toggleFlags(page, OTHERS.slice(0, 300))
  expect(await savedIds(page)).toEqual([FIRST, ...OTHERS.slice(0, 300)])
  await expect.poll(() => consoleLog.lines.length).toBe(1)

  await page.reload()
  await waitForFlags(page)
  expect(await savedIds(page)).toEqual([])
  sandboxed.close()
})
