import { countResources, resourcesAtRest } from '../support/countResources'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { button, closeOf, isOnTop, notice, showNotice } from './noticePage'

test('over an open filter dialog a notice is on top and reachable, and Escape closes only the notice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  await waitForSearches(page)
  await showNotice(page, { text: 'Before the dialog', style: 'warn' })
  await expect(notice(page, 'Before the dialog')).toBeVisible()
  await page.locator('.vitrine-facets__open').click()
  const filterDialog = page.locator('dialog.vitrine-sheet')
  await showNotice(page, { text: 'Storage is full', style: 'error' })
  await expect(filterDialog.locator('.vitrine-announcer[role=alert]')).toHaveText(
    'Error: Storage is full',
  )
  for (const text of ['Before the dialog', 'Storage is full']) {
    await expect(notice(page, text)).toBeVisible()
    expect(await isOnTop(notice(page, text)), text).toBe(true)
  }
  await closeOf(page, 'Storage is full').focus()
  await page.keyboard.press('Escape')
  await expect(notice(page, 'Storage is full')).toHaveCount(0)
  await expect(filterDialog).toBeVisible()
  await closeOf(page, 'Before the dialog').hover()
  await filterDialog.evaluate((dialog: HTMLDialogElement) => dialog.close())
  await expect(filterDialog).toBeHidden()
  await expect(notice(page, 'Before the dialog')).toBeVisible()
  expect(await isOnTop(notice(page, 'Before the dialog'))).toBe(true)
})

test('in our dialog a notice is reachable, and Escape closes only the notice', async ({ page }) => {
  await page.goto('/extras.html')
  await button(page, 'House rules').click()
  const dialog = page.getByRole('dialog', { name: 'House rules' })
  await dialog.waitFor()
  await showNotice(page, { text: 'Saved' })
  await expect(dialog.locator('.vitrine-notice')).toBeVisible()
  expect(await isOnTop(notice(page, 'Saved'))).toBe(true)
  await page.keyboard.press('Tab')
  await expect(closeOf(page, 'Saved')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(notice(page, 'Saved')).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

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
  const showAndClose = async (from: number, to: number) => {
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
      },
      [from, to],
    )
    return {
      ...(await resourcesAtRest(page)),
      elements: await page.locator('body *').count(),
    }
  }
  const before = await showAndClose(0, 10)
  expect(before.roots).toBe(0)
  expect(await showAndClose(10, 60)).toEqual(before)
})
