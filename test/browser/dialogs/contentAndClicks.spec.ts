import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axeViolations'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { button, dialog } from './openDialogs'

const cells = Array.from({ length: 12 }, (_, i) => `<td>Eleven nights in May ${i}</td>`).join('')
const contents = {
  'a table': `<table style="white-space: nowrap"><tr>${cells}</tr></table>`,
  'preformatted text': `<pre>${'a long line of text '.repeat(20)}</pre>`,
  'a picture': '<img alt="The lake" src="/pictures/1.svg" width="1600" height="300">',
}

async function openContent(page: Page, content: string, style = ''): Promise<void> {
  const trigger = `<button type="button" data-vitrine="modal" data-vitrine-content="rates" ${style}>Rates</button>`
  await openHtml(
    page,
    htmlPage(`<main><h1>A cabin</h1>${trigger}
      <div id="rates" hidden><h2>Rates</h2>${content}<p>All taxes included.</p></div></main>`),
  )
}

for (const [name, content] of Object.entries(contents)) {
  test(`${name} that is wider than its dialog scrolls in it, by key, too`, async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 600 })
    await openContent(page, content)
    await button(page, 'Rates').click()
    const body = page.locator('.vitrine-modal__body[data-wide]')
    await expect(body).toBeVisible()
    expect(
      await page.locator('.vitrine-modal').evaluate((one) => one.scrollWidth - one.clientWidth),
    ).toBe(0)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('group', { name: 'Rates' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => body.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0)
    expect(await axeViolations(page, { include: '.vitrine-modal' })).toEqual([])
  })
}

test('content that fits is no tab stop', async ({ page }) => {
  await openContent(page, '')
  await button(page, 'Rates').click()
  await expect(dialog(page, 'Rates')).toBeFocused()
  await expect(page.locator('.vitrine-modal__body')).not.toHaveAttribute('tabindex')
})

test('a double click on the trigger leaves its dialog open', async ({ page }) => {
  // The trigger is outside of the dialog's box, so that the second click meets the backdrop.
  await openContent(page, '', 'style="position: fixed; inset: auto auto 0 0"')
  await button(page, 'Rates').dblclick()
  await expect(dialog(page, 'Rates')).toBeFocused()
  // A later press outside closes it.
  await expect(async () => {
    await page.mouse.click(5, 5)
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 100 })
  }).toPass()
})
