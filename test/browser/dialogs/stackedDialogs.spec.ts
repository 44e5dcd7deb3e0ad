import { countResources, resourcesAtRest } from '../support/countResources'
import { expect, test } from '../support/test'
import { waitForFrames } from '../support/waitForFrames'
import { button, dialog, openThreeDialogs } from './openDialogs'

test('three stacked dialogs close one at a time and restore state and focus', async ({ page }) => {
  await openThreeDialogs(page)
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
  await openThreeDialogs(page)
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
  // After its last element Tab goes to the browser.
  const focusPlace = () =>
    page.evaluate(() => {
      const inGallery = document.activeElement?.closest('.vitrine-gallery')
      return inGallery ? 'gallery' : document.activeElement?.localName
    })
  await expect.poll(focusPlace).toBe('gallery')
  const focusPlaces = new Set<string | undefined>()
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab')
    focusPlaces.add(await focusPlace())
  }
  expect([...focusPlaces].sort()).toEqual(['body', 'gallery'])
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
  await openThreeDialogs(page)
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
  // The browser scrolls the page as it was last drawn.
  await waitForFrames(page, 2)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before)
})

test('the top dialog holds announcements and notices', async ({ page }) => {
  await openThreeDialogs(page)
  await page.keyboard.press('Escape')
  await button(page, 'I come at four').click()
  const top = dialog(page, 'Your arrival')
  const announcement = top.getByRole('status').filter({ hasText: 'The host has been told' })
  await expect(announcement).toBeAttached()
  await expect(top.locator('.vitrine-notice')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Ask the host').locator('.vitrine-notice')).toBeVisible()
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

test('100 rounds of opening and closing leak nothing', async ({ page }) => {
  test.setTimeout(180_000)
  await countResources(page)
  await openThreeDialogs(page)
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
    })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const measure = async () => {
    const resources = await resourcesAtRest(page)
    for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
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
