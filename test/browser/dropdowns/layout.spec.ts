import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { htmlPage } from '../support/htmlPage'
import { readShifts, recordShifts } from '../support/layoutShifts'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { waitForFrames } from '../support/waitForFrames'
import { arrive, box } from './dropdownPage'

test('in a line of text it is about as wide as its select, unless the theme sets a width', async ({
  page,
}) => {
  const line = (style: string) =>
    openHtml(
      page,
      htmlPage(
        `<p>Show <select aria-label="Rows" data-vitrine="dropdown"><option>Twenty-four of them</option></select> places</p>`,
        `<style>${style}</style>`,
      ),
    )
  const dropdown = page.locator('.vitrine-dropdown')
  await line('')
  await expect(dropdown).toBeVisible()
  const [own, paragraph] = [
    await dropdown.boundingBox(),
    await page.locator('p').first().boundingBox(),
  ]
  expect(own?.width).toBeGreaterThan(140)
  expect(own?.width).toBeLessThan(300)
  expect(paragraph?.height).toBeLessThan(60)
  expect(await box(page, 'Rows').evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)

  await line(':root { --vitrine-dropdown-width: 20em }')
  await expect(dropdown).toBeVisible()
  expect((await dropdown.boundingBox())?.width).toBe(320)
  await line('select { width: 100% }')
  await expect(dropdown).toBeVisible()
  expect((await dropdown.boundingBox())?.width).toBe(paragraph?.width)
})

test('the select behind it takes no space, whatever styles the theme gives to selects', async ({
  page,
}) => {
  await openHtml(
    page,
    htmlPage(
      '<form class="f"><p><label for="s">Size</label> <select id="s" data-vitrine="dropdown"><option>a</option></select></p></form>',
      '<style>.f p select { display: block; position: relative; width: 3000px; height: 3000px; min-width: 2000px; opacity: 1; border: 9px solid }</style>',
    ),
  )
  await expect(page.locator('.vitrine-dropdown')).toBeVisible()
  expect(
    await page
      .locator('#s')
      .evaluate((one: HTMLSelectElement) => [one.offsetWidth, one.offsetHeight]),
  ).toEqual([1, 1])
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(overflow)).toBe(0)
})

test('in a right-to-left page each option text keeps its own direction', async ({ page }) => {
  await arrive(page)
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await box(page, /^Place/).click()
  const [first, last] = await page
    .getByRole('option', { name: 'A & B <Village>' })
    .evaluate((option) => {
      const text = document.createTreeWalker(option, NodeFilter.SHOW_TEXT).nextNode() as Text
      return [...'A>'].map((one) => {
        const range = document.createRange()
        const at = text.data.indexOf(one)
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        return range.getBoundingClientRect().left
      })
    })
  expect(last).toBeGreaterThan(first ?? Number.NaN)
})

for (const width of [360, 1280]) {
  test(`replaces its select with a layout shift of at most 0.02 at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await recordShifts(page)
    // The browser draws the selects before the script loads.
    await page.route('**/dist/vitrine.js', async (route) => {
      await new Promise((done) => setTimeout(done, 500))
      await route.continue()
    })
    await arrive(page)
    const { total, shifts } = await readShifts(page)
    console.log(`  layout shift of /dropdowns.html at ${width} px: ${total.toFixed(4)}`)
    expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02)
  })

  for (const dir of ['ltr', 'rtl'] as const) {
    for (const name of ['Type', /^Amenities/, /^Place/, /^Other/]) {
      test(`the open list aligns with its field, and axe finds nothing: ${name}, ${width} px, ${dir}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 })
        await arrive(page)
        await page.evaluate((to) => document.documentElement.setAttribute('dir', to), dir)
        await box(page, name).click()
        if (String(name).includes('Place')) await expect(page.getByRole('option')).toHaveCount(25)
        const popup = page.locator('.vitrine-dropdown__popup:popover-open')
        await expect(popup).toBeVisible()
        // The popup is positioned again in the frame after its options load.
        await waitForFrames(page, 2)
        const field = popup.locator('xpath=preceding-sibling::*[1]')
        const { scrollWidth, clientWidth } = await page.evaluate(sizes)
        expect(scrollWidth).toBe(clientWidth)
        const [at, of] = [await popup.boundingBox(), await field.boundingBox()]
        expect(at?.x).toBeCloseTo(of?.x ?? 0, 0)
        expect(at?.width).toBeCloseTo(of?.width ?? 0, 0)
        expect(at?.y).toBeGreaterThanOrEqual(0)
        expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThanOrEqual(800)
        await page.evaluate(axe.source)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          expect(await findings(page), `${name} ${colorScheme}`).toEqual([])
        }
      })
    }
  }
}

function sizes() {
  const { scrollWidth, clientWidth } = document.documentElement
  return { scrollWidth, clientWidth }
}

function findings(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    )
  })
}
