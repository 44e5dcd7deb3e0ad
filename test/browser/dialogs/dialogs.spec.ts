import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { countResources } from '../support/countResources'
import { focusedElement } from '../support/focusedElement'
import { holdRequests } from '../support/holdRequests'
import { expect, test } from '../support/test'
import { waitForFrames } from '../support/waitForFrames'

const dialog = (page: Page, name?: string) =>
  page.getByRole('dialog', name === undefined ? {} : { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The question to the host, from there the arrival, from there the parking. */
async function openThree(page: Page, address = '/dialogs.html'): Promise<void> {
  await page.goto(address)
  await button(page, 'Ask the host').click()
  await page.getByLabel('Your name').fill('Ada')
  await button(page, 'said of your arrival').click()
  await button(page, 'Where do we park?').click()
  await expect(dialog(page, 'Parking')).toBeVisible()
}

test('three stacked dialogs close one at a time and restore state and focus', async ({ page }) => {
  await openThree(page)
  await expect(page.locator('.vitrine-modal__box').filter({ visible: true })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Your arrival')).toBeVisible()
  await expect(button(page, 'Where do we park?')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Ask the host')).toBeVisible()
  await expect(button(page, 'said of your arrival')).toBeFocused()
  await expect(page.getByLabel('Your name')).toHaveValue('Ada')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page, 'Ask the host')).toBeFocused()
})

test('Escape closes a dropdown or a gallery in a dialog before the dialog', async ({ page }) => {
  await openThree(page)
  await page.keyboard.press('Escape')
  const arrival = dialog(page, 'Your arrival')
  const hour = arrival.getByRole('combobox', { name: 'When do you come?' })
  await hour.click()
  await expect(page.getByRole('option', { name: 'At four' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option', { name: 'At four' })).toBeHidden()
  await expect(arrival).toBeVisible()

  const picture = arrival.getByRole('link', { name: 'the house' })
  await picture.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('image 2 of 2').first()).toBeVisible()
  // From its end Tab goes to the browser itself.
  const place = () =>
    page.evaluate(() => {
      const inGallery = document.activeElement?.closest('.vitrine-gallery')
      return inGallery ? 'gallery' : document.activeElement?.localName
    })
  await expect.poll(place).toBe('gallery')
  const places = new Set<string | undefined>()
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab')
    places.add(await place())
  }
  expect([...places].sort()).toEqual(['body', 'gallery'])
  await page.keyboard.press('Escape')
  await expect(page.locator('.vitrine-gallery')).toHaveCount(0)
  await expect(arrival).toBeVisible()
  await expect(picture).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Ask the host')).toBeVisible()
  await expect(button(page, 'said of your arrival')).toBeFocused()
})

test('close-all moves the focus to the first trigger and lets the page scroll again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await openThree(page)
  await page.mouse.move(20, 200)
  await page.mouse.wheel(0, 300)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.wheel(0, 300)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await page.evaluate(() => window.Vitrine?.modal.closeAll())
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page, 'Ask the host')).toBeFocused()
  // A wheel is answered by the page as it was last drawn.
  await waitForFrames(page, 2)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before)
})

test('the top dialog holds announcements and notices', async ({ page }) => {
  await openThree(page)
  await page.keyboard.press('Escape')
  await button(page, 'I come at four').click()
  const top = dialog(page, 'Your arrival')
  const said = top.getByRole('status').filter({ hasText: 'The host has been told' })
  await expect(said).toBeAttached()
  await expect(top.locator('.vitrine-notice')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Ask the host').locator('.vitrine-notice')).toBeVisible()
})

/** Whether the focus stands on something of the page behind the dialog. */
function isBehind(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const at = document.activeElement
    return at !== document.body && !at?.closest('[data-vitrine-modal]')
  })
}

test('Tab stays in the dialog in both directions', async ({ page }) => {
  await page.goto('/dialogs.html')
  // What comes into the page after the dialog may be reached: QA's panel has to be there before.
  await page.locator('.vitrine-qa').waitFor({ state: 'attached' })
  await button(page, 'Ask the host').click()
  await expect(dialog(page)).toBeFocused()
  const inOrder = ['Close', 'Your name', 'Your question', 'said of your arrival', 'house rules']
  // From the last of them Tab goes to the browser itself or to what scrolls in the dialog, and comes back.
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
  const go = await holdRequests(page, '**/dialogs/*')
  await button(page, 'House rules').click()
  await expect(page.getByText('Loading…')).toBeVisible()
  go()
  await expect(page.getByText('This content failed to load.')).toBeVisible()
  await qa.simulate()
  await button(page, 'Try again').click()
  await expect(dialog(page, 'House rules').getByText('the lake belongs to the loons')).toBeVisible()
  await expect(dialog(page, 'House rules')).toBeFocused()
  await expect(dialog(page).getByText('Vitrine', { exact: true })).toHaveCount(0)
})

test('in a native dialog of the page, our dialog opens on top and Escape closes ours first', async ({
  page,
}) => {
  await page.goto('/dialogs.html')
  await button(page, 'Open the browser’s dialog').click()
  await button(page, 'Linen and towels').click()
  const ours = dialog(page, 'Linen and towels')
  await expect(ours.getByRole('heading')).toBeVisible()
  await expect(ours).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Close')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(ours).toHaveCount(0)
  await expect(button(page, 'Linen and towels')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('#own')).toBeHidden()
})

test('the dialog animates for 150 ms, and not at all with reduced motion', async ({ page }) => {
  const motion = () =>
    page.evaluate(() => {
      const box = document.querySelector('.vitrine-modal:not([data-covered]) .vitrine-modal__box')
      return getComputedStyle(box as Element).animation.includes('0.15s')
    })
  await openThree(page)
  expect(await motion()).toBe(true)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await motion()).toBe(false)
})

test('100 rounds of opening and closing leak nothing', async ({ page }) => {
  test.setTimeout(180_000)
  await countResources(page)
  await openThree(page)
  const round = () =>
    page.evaluate(async () => {
      const modal = window.Vitrine?.modal
      const until = async (isSo: () => boolean) => {
        while (!isSo()) await new Promise(requestAnimationFrame)
      }
      const boxes = () => document.querySelectorAll('.vitrine-modal__body').length
      const parking = () => document.querySelectorAll('.vitrine-modal__body h2').length
      for (let i = 0; i < 100; i++) {
        modal?.closeAll()
        await until(() => boxes() === 0)
        modal?.open({ content: 'wish' })
        modal?.open({ content: 'arrival' })
        modal?.open({ url: '/dialogs/parking.html' })
        await until(() => parking() === 3)
        if (i % 2) modal?.close()
      }
      modal?.closeAll()
      await until(() => boxes() === 0)
      await new Promise((done) => setTimeout(done, 300))
    })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const measure = async () => {
    for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
    const resources = await page.evaluate(() => window.resources())
    const html = await page.evaluate(() =>
      document.documentElement.outerHTML.replace(/<p>[^<]*<\/p>/g, ''),
    )
    return {
      resources,
      html: html.length,
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
    }
  }
  await round()
  const before = await measure()
  await round()
  const after = await measure()
  console.log(`  ${JSON.stringify(before)}\n  ${JSON.stringify(after)}`)
  expect({ ...after, nodes: 0 }).toEqual({ ...before, nodes: 0 })
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 50)
})

test('a strict policy with Trusted Types reports nothing', async ({ page, qa }) => {
  await openThree(page, '/dialogs.html?csp=strict')
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
      await page.evaluate(axe.source)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const found = await page.evaluate(async () => {
          const { violations } = await window.axe.run(document, { resultTypes: ['violations'] })
          return violations.map(({ id, nodes }) => `${id}: ${nodes.map((one) => one.target)}`)
        })
        expect(found, colorScheme).toEqual([])
      }
      const box = await dialog(page).boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    })
  }
}
