import type { Page } from '@playwright/test'
import { axeViolationsInSchemes } from '../support/axeViolations'
import { focusedElement } from '../support/focusedElement'
import { holdRequests } from '../support/holdRequests'
import { expect, test } from '../support/test'
import { button, dialog, openThreeDialogs } from './openDialogs'

/** Whether an element of the page behind the dialog has the focus. */
function isBehind(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const at = document.activeElement
    return at !== document.body && !at?.closest('[data-vitrine-modal]')
  })
}

test('Tab stays in the dialog in both directions', async ({ page }) => {
  await page.goto('/dialogs.html')
  // Elements that are added after the dialog opens stay reachable, so the QA panel must exist before.
  await page.locator('.vitrine-qa').waitFor({ state: 'attached' })
  await button(page, 'Ask the host').click()
  await expect(dialog(page)).toBeFocused()
  const inOrder = ['Close', 'Your name', 'Your question', 'said of your arrival', 'house rules']
  // After the last one Tab goes to the browser or to the scrollable box, and then returns.
  for (const name of [...inOrder, null, ...inOrder]) {
    await page.keyboard.press('Tab')
    if (name === null) expect(await isBehind(page)).toBe(false)
    else expect((await focusedElement(page)).name).toBe(name)
  }
  for (const name of inOrder.toReversed().slice(1)) {
    await page.keyboard.press('Shift+Tab')
    expect((await focusedElement(page)).name).toBe(name)
  }
})

test('page forms with fields named like DOM properties do not break the dialog', async ({
  page,
}) => {
  await page.goto('/dialogs.html')
  await page.evaluate(() => {
    const form = document.createElement('form')
    for (const name of ['children', 'parentNode', 'parentElement', 'tabIndex', 'attributes']) {
      const field = document.createElement('input')
      field.name = name
      form.append(field)
    }
    const named = ['body', 'documentElement'].map((name) =>
      Object.assign(document.createElement('img'), { name }),
    )
    document.querySelector('main')?.append(form, ...named)
  })
  await button(page, 'Ask the host').click()
  await expect(dialog(page, 'Ask the host')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect((await focusedElement(page)).name).toBe('Your name')
  await button(page, 'said of your arrival').click()
  await expect(dialog(page, 'Your arrival')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Ask the host')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page, 'Ask the host')).toBeFocused()
})

test('without JavaScript the link opens the page', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site })
  const page = await context.newPage()
  await page.goto('/dialogs.html')
  await page.getByRole('link', { name: 'House rules', exact: true }).click()
  await expect(page).toHaveURL(/\/dialogs\/rules\.html$/)
  await expect(page.getByRole('heading', { name: 'House rules' })).toBeVisible()
  await context.close()
})

test('a dialog shows loading, failure and retry of fetched content', async ({
  page,
  qa,
  consoleLog,
}) => {
  consoleLog.allow(/Failed to load resource|failed to load: 500/)
  await page.goto('/dialogs.html')
  await qa.simulate({ failureRate: 1, kind: '500' })
  const release = await holdRequests(page, '**/dialogs/*')
  await button(page, 'House rules').click()
  await expect(page.getByText('Loading…')).toBeVisible()
  release()
  await expect(page.getByText('This content failed to load.')).toBeVisible()
  await qa.simulate()
  await button(page, 'Try again').click()
  await expect(dialog(page, 'House rules').getByText('the lake belongs to the loons')).toBeVisible()
  await expect(dialog(page, 'House rules')).toBeFocused()
  await expect(dialog(page).getByText('Vitrine', { exact: true })).toHaveCount(0)
})

test('the dialog animates for 150 ms, and not at all with reduced motion', async ({ page }) => {
  const motion = () =>
    page.evaluate(() => {
      const box = document.querySelector('.vitrine-modal:not([data-covered]) .vitrine-modal__box')
      return getComputedStyle(box as Element).animation.includes('0.15s')
    })
  await openThreeDialogs(page)
  expect(await motion()).toBe(true)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await motion()).toBe(false)
})

test('a strict policy with Trusted Types reports nothing', async ({ page, qa }) => {
  await openThreeDialogs(page, '/dialogs.html?csp=strict')
  const policy = await page.evaluate(async () => {
    const response = await fetch(location.href)
    return response.headers.get('content-security-policy')
  })
  expect(policy).toContain("require-trusted-types-for 'script'")
  await button(page, 'Back to the house rules').click()
  await expect(dialog(page).getByText('the lake belongs to the loons')).toBeVisible()
  await expect(page.locator('style')).toHaveCount(0)
  await page.evaluate(() => window.Vitrine?.modal.closeAll())
  await expect(dialog(page)).toHaveCount(0)
  expect(await qa.cspReports()).toEqual([])
})

for (const width of [360, 1280]) {
  for (const dir of ['ltr', 'rtl']) {
    test(`axe finds nothing in an open dialog, and it fits the window, at ${width} px, ${dir}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(`/dialogs.html?dir=${dir}`)
      await button(page, 'Ask the host').click()
      await button(page, 'said of your arrival').click()
      await expect(dialog(page, 'Your arrival')).toBeVisible()
      expect(await axeViolationsInSchemes(page)).toEqual([])
      const box = await dialog(page).boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    })
  }
}
