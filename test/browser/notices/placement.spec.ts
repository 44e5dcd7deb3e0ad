import { axeViolations, axeViolationsInSchemes } from '../support/axeViolations'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import {
  boxOf,
  button,
  closeOf,
  isOnTop,
  notice,
  openNotices,
  showNotice,
  waitUntilOpen,
} from './noticePage'

test('the page between notices is clickable', async ({ page }) => {
  await openNotices(page)
  await showNotice(page, { text: 'One' })
  await expect(notice(page, 'One')).toBeVisible()
  await waitUntilOpen(page, 'One')
  const { x, y, bottom } = await boxOf(notice(page, 'One'))
  const under = (left: number, top: number) =>
    page.evaluate(
      ([a = 0, b = 0]) => !document.elementFromPoint(a, b)?.closest('.vitrine-notices'),
      [left, top],
    )
  expect(await under(x - 8, y + 4)).toBe(true)
  expect(await under(x + 8, bottom + 8)).toBe(true)
})

test('a long text beside an element stays inside the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openHtml(page, htmlPage('<button id="own">Save</button>'))
  await page.evaluate(() => {
    const element = document.getElementById('own') as Element
    const text = 'Donaudampfschifffahrtsgesellschaft '.repeat(60)
    window.Vitrine?.bus.emit('notice:show', { text, element })
  })
  await expect(notice(page, 'Donau')).toHaveAttribute('data-side', /./)
  await expect(notice(page, 'Donau')).toHaveAttribute('data-state', 'open')
  const { x, y, right, bottom } = await boxOf(notice(page, 'Donau'))
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(360)
  expect(bottom).toBeLessThanOrEqual(640)
})

test('in a native dialog of the page the notice is in the dialog, and axe finds nothing', async ({
  page,
}) => {
  await openNotices(page)
  await button(page, 'Choose dates').click()
  await button(page, 'When may I come?').click()
  await expect(notice(page, 'Arrival')).toBeVisible()
  await expect(page.getByRole('dialog').locator('.vitrine-notice')).toHaveCount(2)
  // The focus pauses the timer of the notices.
  await closeOf(page, 'Arrival').focus()
  await page.clock.resume()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(button(page, 'When may I come?')).toBeFocused()
})

for (const width of [360, 1280]) {
  for (const dir of ['ltr', 'rtl']) {
    test(`axe finds nothing, and no notice leaves the screen, at ${width} px, ${dir}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await openNotices(page, `/notices.html?dir=${dir}`)
      for (const name of ['Success', 'Info', 'Warning', 'Error', 'Ask for a price']) {
        await button(page, name).click()
      }
      // The focus pauses the timer of the notices.
      await closeOf(page, 'Choose a day').focus()
      await page.clock.resume()
      await expect(page.locator('.vitrine-notice')).toHaveCount(6)
      expect(await axeViolationsInSchemes(page)).toEqual([])
      for (const one of await page.locator('.vitrine-notice').all()) {
        const box = await boxOf(one)
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.right).toBeLessThanOrEqual(width)
      }
      for (const one of await page.locator('.vitrine-notice__close').all()) {
        const { width: wide, height: high } = await boxOf(one)
        expect(Math.min(wide, high)).toBeGreaterThanOrEqual(24)
      }
    })
  }
}

test('a notice follows its element with arrow and gap, and is above it without space below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 500 })
  await openNotices(page)
  const place = button(page, 'Ask for a price')
  await place.click()
  const choose = notice(page, 'Choose a day')
  await expect(choose).toHaveAttribute('data-side', /./)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const measured = async () => {
    const [element, box, arrow] = [
      await boxOf(place),
      await boxOf(choose),
      await boxOf(choose.locator('.vitrine-notice__arrow')),
    ]
    const isBelow = (await choose.getAttribute('data-side')) === 'below'
    return {
      isBelow,
      gap: isBelow ? arrow.y - element.bottom : element.y - arrow.bottom,
      arrow: isBelow ? box.y - arrow.y : arrow.bottom - box.bottom,
      off: Math.abs(arrow.x + arrow.right - element.x - element.right) / 2,
    }
  }
  /** Retries, since the notice follows in the next frame. */
  const check = (isBelow: boolean) =>
    expect(async () => {
      const now = await measured()
      expect(now.isBelow).toBe(isBelow)
      // Rounded to a pixel, since the edges of the element may be at fractions.
      expect(now.gap).toBeCloseTo(2, 0)
      expect(now.arrow).toBeCloseTo(15, 0)
      expect(now.off).toBeLessThanOrEqual(1)
    }).toPass()
  const scrollTo = (top: number) =>
    place.evaluate((element, to) => {
      Object.assign(document.body.style, { minHeight: '3000px', paddingTop: '600px' })
      window.scrollBy(0, element.getBoundingClientRect().top - to)
    }, top)
  await scrollTo(200)
  await check(true)
  await scrollTo(150)
  await check(true)
  await scrollTo(440)
  await check(false)
  await page.setViewportSize({ width: 600, height: 500 })
  await check(false)

  await scrollTo(-200)
  await expect(choose).not.toHaveAttribute('popover')
  await expect(choose).toBeVisible()
  expect(await isOnTop(choose)).toBe(true)
})

test('a notice whose element is removed moves to the other notices', async ({ page }) => {
  await openNotices(page)
  await button(page, 'Take this button away').click()
  const movedNotice = notice(page, 'Its button has left')
  await expect(movedNotice).toHaveAttribute('popover')
  await page.clock.runFor(1000)
  await expect(movedNotice).not.toHaveAttribute('popover')
  const [above, noticeBox] = [
    await boxOf(notice(page, /before the bundle/)),
    await boxOf(movedNotice),
  ]
  expect(noticeBox.x).toBe(above.x)
  expect(noticeBox.y).toBeGreaterThanOrEqual(above.bottom)
})

test('the container of the page holds the notices while it is visible', async ({ page }) => {
  await openNotices(page)
  await expect(notice(page, /before the bundle/)).toBeVisible()
  await button(page, 'Show them here').click()
  await button(page, 'Success').click()
  const place = page.locator('#place')
  await expect(place.locator('.vitrine-notice')).toHaveCount(2)
  await expect(place.getByText('A message of the CMS’s own.')).toBeVisible()
  await waitUntilOpen(page, 'Your wishes')
  const [around, noticeBox] = [await boxOf(place), await boxOf(notice(page, 'Your wishes'))]
  expect(noticeBox.y).toBeGreaterThan(around.y)
  expect(noticeBox.bottom).toBeLessThanOrEqual(around.bottom + 1)
  await button(page, 'Show them here').click()
  await button(page, 'Info').click()
  await expect(notice(page, 'Prices')).toBeVisible()
  await expect(place.locator('.vitrine-notice')).toHaveCount(0)
})
