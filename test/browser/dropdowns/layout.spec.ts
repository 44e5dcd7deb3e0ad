import { htmlPage } from '../support/htmlPage'
import { readShifts, recordShifts } from '../support/layoutShifts'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { waitForFrames } from '../support/waitForFrames'
import { combobox, openDropdowns } from './dropdownPage'

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
  const [dropdownBox, paragraph] = [
    await dropdown.boundingBox(),
    await page.locator('p').first().boundingBox(),
  ]
  expect(dropdownBox?.width).toBeGreaterThan(140)
  expect(dropdownBox?.width).toBeLessThan(300)
  expect(paragraph?.height).toBeLessThan(60)
  expect(await combobox(page, 'Rows').evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)

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
  await openDropdowns(page)
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await combobox(page, /^Place/).click()
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
      await waitForFrames(page, 10)
      await route.continue()
    })
    await openDropdowns(page)
    const { total, shifts } = await readShifts(page)
    console.log(`  layout shift of /dropdowns.html at ${width} px: ${total.toFixed(4)}`)
    expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02)
  })
}
