import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import {
  button,
  closeOf,
  notice,
  openNotices,
  pauseClock,
  showNotice,
  waitUntilOpen,
} from './noticePage'

test('shows a notice that was requested before the bundle loads, and hides it after its time', async ({
  page,
}) => {
  await openNotices(page)
  const early = notice(page, /before the bundle/)
  await expect(early).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /before the bundle/ })).toHaveCount(0)
  await page.clock.runFor(4900)
  await expect(page.getByRole('status').filter({ hasText: /before the bundle/ })).toHaveCount(1)
  await expect(early).toHaveAttribute('data-state', 'open')
  await page.clock.runFor(200)
  await expect(early).toHaveAttribute('data-state', 'closing')
  await page.clock.runFor(300)
  await expect(page.locator('.vitrine-notices')).toHaveCount(0)
})

test('Tab reaches a notice and pauses its timer, and Escape returns the focus', async ({
  page,
}) => {
  await pauseClock(page)
  await openHtml(page, htmlPage('<button>Save</button><a href="#on">On</a>'))
  await button(page, 'Save').focus()
  await showNotice(page, { text: 'Saved' })
  await expect(notice(page, 'Saved')).toBeVisible()
  await waitUntilOpen(page, 'Saved')
  await page.keyboard.press('Tab')
  await expect(closeOf(page, 'Saved')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'On' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'On' })).toBeFocused()
  await page.clock.runFor(200)
  await expect(notice(page, 'Saved')).toHaveCount(0)
})

test('a notice that is closed in the frame in which it appears is closed', async ({ page }) => {
  await pauseClock(page)
  await openHtml(page, htmlPage('<button>Save</button>'))
  const appears = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          const close = document.querySelector<HTMLElement>('.vitrine-notice button')
          if (!close) return
          observer.disconnect()
          close.click()
          resolve()
        }).observe(document, { childList: true, subtree: true })
      }),
  )
  await showNotice(page, { text: 'Saved' })
  await appears
  await expect(notice(page, 'Saved')).toHaveAttribute('data-state', 'closing')
  await page.clock.runFor(200)
  await expect(notice(page, 'Saved')).toHaveCount(0)
})

test('keyboard focus pauses the timer', async ({ page }) => {
  await openNotices(page)
  await button(page, 'Success').focus()
  await page.keyboard.press('Enter')
  await closeOf(page, 'Your wishes').focus()
  await page.clock.runFor(60_000)
  await page.clock.runFor(200)
  await expect(notice(page, 'Your wishes')).toHaveAttribute('data-state', /open/)
  await page.keyboard.press('Escape')
  await expect(button(page, 'Success')).toBeFocused()
  await page.clock.runFor(200)
  await expect(notice(page, 'Your wishes')).toHaveCount(0)
})

test('the pointer pauses the timer until it leaves', async ({ page }) => {
  await openNotices(page)
  await button(page, 'Info').click()
  await notice(page, 'Prices').hover()
  await page.clock.runFor(60_000)
  await page.clock.runFor(200)
  await expect(notice(page, 'Prices')).toBeVisible()
  await page.mouse.move(10, 700)
  await page.clock.runFor(5000)
  await page.clock.runFor(200)
  await expect(notice(page, 'Prices')).toHaveCount(0)
})

test('closing the notice under the pointer resumes the timers of the others', async ({ page }) => {
  await openNotices(page)
  await button(page, 'Info').click()
  await closeOf(page, 'Prices').click()
  await page.clock.runFor(200)
  await expect(notice(page, 'Prices')).toHaveCount(0)
  await page.mouse.move(10, 700)
  await page.clock.runFor(5000)
  await page.clock.runFor(200)
  await expect(page.locator('.vitrine-notices')).toHaveCount(0)
})

for (const [reducedMotion, ms] of [
  ['no-preference', { opening: 400, closing: 200 }],
  ['reduce', { opening: null, closing: null }],
] as const) {
  test(`opens in 400 ms and closes in 200 ms, without animation for reduced motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await openNotices(page)
    const one = notice(page, /before the bundle/)
    // Reads the animation of the current state: the clock is paused, but the animation may have ended.
    const moving = () =>
      one.evaluate((element) => {
        const { animationName, animationDuration } = getComputedStyle(element)
        return animationName === 'none' ? null : Number.parseFloat(animationDuration) * 1000
      })
    await expect(one).toHaveAttribute('data-state', 'opening')
    expect(await moving()).toBe(ms.opening)
    await page.clock.runFor(400)
    await expect(one).toHaveAttribute('data-state', 'open')
    expect(await moving()).toBe(null)
    if (ms.closing === null) {
      await page.clock.runFor(4600)
      await page.clock.runFor(1)
      await expect(one).toHaveCount(0)
      return
    }
    await page.clock.runFor(4600)
    await expect(one).toHaveAttribute('data-state', 'closing')
    expect(await moving()).toBe(ms.closing)
  })
}
