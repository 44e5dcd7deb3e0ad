import type { Locator, Page } from '@playwright/test'
import axe from 'axe-core'
import type { BusCommands } from '../../../src/bus/events'
import { countResources } from '../support/countResources'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

const notice = (page: Page, text: string | RegExp) =>
  page.locator('.vitrine-notice').filter({ hasText: text })
const closeOf = (page: Page, text: string | RegExp) =>
  notice(page, text).getByRole('button', { name: 'Close' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Time passes only as the test says; what moves on the screen moves by itself. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
}

async function arrive(page: Page, address = '/notices.html'): Promise<void> {
  await holdTime(page)
  await page.goto(address)
}

/** Lets as much time pass as a notice moves, and waits until it stands. */
async function opened(page: Page, text: string): Promise<void> {
  await page.clock.runFor(400)
  await expect(notice(page, text)).toHaveAttribute('data-state', 'open')
}

function raise(page: Page, wanted: Omit<BusCommands['notice:show'], 'element'>): Promise<void> {
  return page.evaluate((one) => window.Vitrine?.bus.emit('notice:show', one), wanted)
}

async function boxOf(one: Locator) {
  const box = await one.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Whether what the visitor sees in the middle of an element is that element. */
function onTop(one: Locator): Promise<boolean> {
  return one.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
}

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    for (const one of document.getAnimations()) one.finish()
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    )
  })
}

test('shows a notice that was requested before the bundle loads, and hides it after its time', async ({
  page,
}) => {
  await arrive(page)
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
  await holdTime(page)
  await openHtml(page, htmlPage('<button>Save</button><a href="#on">On</a>'))
  await button(page, 'Save').focus()
  await raise(page, { text: 'Saved' })
  await expect(notice(page, 'Saved')).toBeVisible()
  await opened(page, 'Saved')
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

test('keyboard focus pauses the timer', async ({ page }) => {
  await arrive(page)
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
  await arrive(page)
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
  await arrive(page)
  await button(page, 'Info').click()
  await closeOf(page, 'Prices').click()
  await page.clock.runFor(200)
  await expect(notice(page, 'Prices')).toHaveCount(0)
  await page.mouse.move(10, 700)
  await page.clock.runFor(5000)
  await page.clock.runFor(200)
  await expect(page.locator('.vitrine-notices')).toHaveCount(0)
})

test('the page between notices is clickable', async ({ page }) => {
  await arrive(page)
  await raise(page, { text: 'One' })
  await expect(notice(page, 'One')).toBeVisible()
  await opened(page, 'One')
  const { x, y, bottom } = await boxOf(notice(page, 'One'))
  const under = (left: number, top: number) =>
    page.evaluate(
      ([a = 0, b = 0]) => !document.elementFromPoint(a, b)?.closest('.vitrine-notices'),
      [left, top],
    )
  expect(await under(x - 8, y + 4)).toBe(true)
  expect(await under(x + 8, bottom + 8)).toBe(true)
})

test('over an open filter dialog a notice is on top and reachable, and Escape closes only the notice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  await waitForSearches(page)
  await raise(page, { text: 'Before the sheet', style: 'warn' })
  await expect(notice(page, 'Before the sheet')).toBeVisible()
  await page.locator('.vitrine-facets__open').click()
  const sheet = page.locator('dialog.vitrine-sheet')
  await raise(page, { text: 'Storage is full', style: 'error' })
  await expect(sheet.locator('.vitrine-announcer[role=alert]')).toHaveText('Error: Storage is full')
  for (const text of ['Before the sheet', 'Storage is full']) {
    await expect(notice(page, text)).toBeVisible()
    expect(await onTop(notice(page, text)), text).toBe(true)
  }
  await closeOf(page, 'Storage is full').focus()
  await page.keyboard.press('Escape')
  await expect(notice(page, 'Storage is full')).toHaveCount(0)
  await expect(sheet).toBeVisible()
  await closeOf(page, 'Before the sheet').hover()
  await sheet.evaluate((dialog: HTMLDialogElement) => dialog.close())
  await expect(sheet).toBeHidden()
  await expect(notice(page, 'Before the sheet')).toBeVisible()
  expect(await onTop(notice(page, 'Before the sheet'))).toBe(true)
})

test('in our dialog a notice is reachable, and Escape closes only the notice', async ({ page }) => {
  await page.goto('/extras.html')
  await button(page, 'House rules').click()
  const dialog = page.getByRole('dialog', { name: 'House rules' })
  await dialog.waitFor()
  await raise(page, { text: 'Saved' })
  await expect(dialog.locator('.vitrine-notice')).toBeVisible()
  expect(await onTop(notice(page, 'Saved'))).toBe(true)
  await page.keyboard.press('Tab')
  await expect(closeOf(page, 'Saved')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(notice(page, 'Saved')).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
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
  await arrive(page)
  await button(page, 'Choose dates').click()
  await button(page, 'When may I come?').click()
  await expect(notice(page, 'Arrival')).toBeVisible()
  await expect(page.getByRole('dialog').locator('.vitrine-notice')).toHaveCount(2)
  // Time stands still for the visitor who is there.
  await closeOf(page, 'Arrival').focus()
  await page.clock.resume()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(button(page, 'When may I come?')).toBeFocused()
})

for (const width of [360, 1280]) {
  for (const dir of ['ltr', 'rtl']) {
    test(`axe finds nothing, and no notice leaves the screen, at ${width} px, ${dir}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await arrive(page, `/notices.html?dir=${dir}`)
      for (const name of ['Success', 'Info', 'Warning', 'Error', 'Ask for a price']) {
        await button(page, name).click()
      }
      // Time stands still for the visitor who is there.
      await closeOf(page, 'Choose a day').focus()
      await page.clock.resume()
      await expect(page.locator('.vitrine-notice')).toHaveCount(6)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await findings(page), colorScheme).toEqual([])
      }
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
  await arrive(page)
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
  /** It follows with the next frame. */
  const check = (isBelow: boolean) =>
    expect(async () => {
      const now = await measured()
      expect(now.isBelow).toBe(isBelow)
      // To the nearest pixel: the element's own edges may lie between two.
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
  expect(await onTop(choose)).toBe(true)
})

test('a notice whose element is removed moves to the other notices', async ({ page }) => {
  await arrive(page)
  await button(page, 'Take this button away').click()
  const gone = notice(page, 'Its button has left')
  await expect(gone).toHaveAttribute('popover')
  await page.clock.runFor(1000)
  await expect(gone).not.toHaveAttribute('popover')
  const [above, own] = [await boxOf(notice(page, /before the bundle/)), await boxOf(gone)]
  expect(own.x).toBe(above.x)
  expect(own.y).toBeGreaterThanOrEqual(above.bottom)
})

test('the container of the page holds the notices while it is visible', async ({ page }) => {
  await arrive(page)
  await expect(notice(page, /before the bundle/)).toBeVisible()
  await button(page, 'Show them here').click()
  await button(page, 'Success').click()
  const place = page.locator('#place')
  await expect(place.locator('.vitrine-notice')).toHaveCount(2)
  await expect(place.getByText('A message of the CMS’s own.')).toBeVisible()
  await opened(page, 'Your wishes')
  const [around, own] = [await boxOf(place), await boxOf(notice(page, 'Your wishes'))]
  expect(own.y).toBeGreaterThan(around.y)
  expect(own.bottom).toBeLessThanOrEqual(around.bottom + 1)
  await button(page, 'Show them here').click()
  await button(page, 'Info').click()
  await expect(notice(page, 'Prices')).toBeVisible()
  await expect(place.locator('.vitrine-notice')).toHaveCount(0)
})

for (const [reducedMotion, ms] of [
  ['no-preference', { opening: 400, closing: 200 }],
  ['reduce', { opening: null, closing: null }],
] as const) {
  test(`opens in 400 ms and closes in 200 ms, without animation for reduced motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await arrive(page)
    const one = notice(page, /before the bundle/)
    // What moves it in its present state: the clock is held, the movement itself may be over by now.
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

test('the strict policy reports nothing', async ({ page, qa, consoleLog }) => {
  await page.goto('/notices.html?csp=strict')
  for (const name of ['Error', 'Ask for a price']) await button(page, name).click()
  await expect(notice(page, 'Choose a day')).toBeVisible()
  expect(await qa.cspReports()).toEqual([])
  expect(consoleLog.lines).toEqual([])
})

test('fifty notices leak nothing', async ({ page }) => {
  await countResources(page)
  await openHtml(page, htmlPage('<button id="own">Save</button>'))
  const raiseAndLeave = async (from: number, to: number) => {
    await page.evaluate(
      async ([first = 0, last = 0]) => {
        for (let i = first; i < last; i++) {
          window.Vitrine?.bus.emit('notice:show', {
            text: `Notice ${i}`,
            ...(i % 2 && { element: document.getElementById('own') as Element }),
            style: i % 3 ? 'error' : 'success',
          })
        }
        const shown = () => document.querySelectorAll('.vitrine-notice')
        while (shown().length < last - first) await new Promise(requestAnimationFrame)
        for (const one of shown()) one.querySelector('button')?.click()
        while (shown().length > 0) await new Promise(requestAnimationFrame)
        await new Promise((resolve) => setTimeout(resolve, 300))
      },
      [from, to],
    )
    return {
      ...(await page.evaluate(() => window.resources())),
      elements: await page.locator('body *').count(),
    }
  }
  const before = await raiseAndLeave(0, 10)
  expect(before.roots).toBe(0)
  expect(await raiseAndLeave(10, 60)).toEqual(before)
})

declare global {
  interface Window {
    axe: typeof axe
  }
}
