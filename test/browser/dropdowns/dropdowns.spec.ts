import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'
import { active, combobox, formData, listbox, openDropdowns, option } from './dropdownPage'

test.use(onSharedPage)

test('the accessibility tree has a combobox, its options in groups, and the selected option', async ({
  page,
}) => {
  await openDropdowns(page)
  await combobox(page, 'Type').click()
  await option(page, 'Cabin').click()
  await expect(combobox(page, 'Type')).toMatchAriaSnapshot('- combobox "Type": Cabin')
  await combobox(page, 'Type').click()
  await expect(combobox(page, 'Type')).toMatchAriaSnapshot('- combobox "Type" [expanded]: Cabin')
  await expect(listbox(page)).toMatchAriaSnapshot(`
    - listbox "Options":
      - option "Choose a type"
      - group "By the water":
        - option "Boathouse"
        - option "Lake house"
      - group "In the hills":
        - option "Cabin" [selected]
        - option "Hut"
        - option "Igloo (winter only)" [disabled]
      - option "City loft"
  `)
  const id = await active(page).getAttribute('id')
  await expect(combobox(page, 'Type')).toHaveAttribute('aria-activedescendant', id ?? '')
  await expect(combobox(page, 'Type')).toHaveAttribute(
    'aria-controls',
    (await listbox(page).getAttribute('id')) ?? '',
  )
  // The tree does not contain the selects.
  await expect(page.getByRole('combobox', { includeHidden: false })).toHaveCount(8)
})

test('works with the keyboard alone and announces the number of options', async ({ page }) => {
  await openDropdowns(page)
  await combobox(page, 'Type').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('hu')
  await expect(active(page)).toHaveText('Hut')
  await expect(page.locator('.vitrine-announcer').first()).toHaveText('1 option')
  await page.keyboard.press('Enter')
  await expect(listbox(page)).toBeHidden()
  await expect(combobox(page, 'Type')).toBeFocused()
  await expect(combobox(page, 'Type')).toHaveValue('Hut')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Remove Sauna' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(combobox(page, /^Amenities/)).toBeFocused()
  expect(await formData(page)).toBe('type=hut&amenity=canoe&place=&when=summer')
})

test('handles keys that arrive while the page is busy', async ({ page }) => {
  await openDropdowns(page)
  await page.evaluate(async () => {
    const input = document.querySelector<HTMLInputElement>('#type + * input')
    const press = async (key: string) => {
      input?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      // Only microtasks run between two keys.
      for (let i = 0; i < 20; i++) await null
    }
    input?.focus()
    document.execCommand('insertText', false, 'h')
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter']) {
      await press(key)
    }
  })
  // The first Enter selects Lake house, the third option with an h. The second selects the one after it.
  await expect(combobox(page, 'Type')).toHaveValue('Cabin')
})

test('works by touch, and a tap outside closes it', async ({ browser, site }) => {
  const page = await browser.newPage({
    baseURL: site,
    hasTouch: true,
    viewport: { width: 360, height: 740 },
  })
  await openDropdowns(page)
  await combobox(page, 'Type').tap()
  await option(page, 'Lake house').tap()
  await expect(combobox(page, 'Type')).toHaveValue('Lake house')
  await combobox(page, /^Amenities/).tap()
  await expect(listbox(page)).toBeVisible()
  for (const row of await page.getByRole('option').all()) {
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  }
  await page.locator('h1').tap()
  await expect(listbox(page)).toBeHidden()
  await page.close()
})

const dropdownInDialog = (around: string, end: string) =>
  htmlPage(
    `${around}<label for="in">Inside</label><select id="in" data-vitrine="dropdown">
      ${Array.from({ length: 30 }, (_, i) => `<option>Lake ${i}</option>`).join('')}</select>${end}`,
    '<style>dialog { overflow: hidden; height: 8em; width: 16em }</style>',
  )

test('in a native dialog the list is not clipped, and Escape closes the list first', async ({
  page,
}) => {
  await openHtml(page, dropdownInDialog('<dialog>', '</dialog>'))
  await page.locator('.vitrine-dropdown').waitFor({ state: 'attached' })
  await page.locator('dialog').evaluate((one: HTMLDialogElement) => one.showModal())
  await combobox(page, 'Inside').click()
  await expect(option(page, 'Lake 0')).toBeVisible()
  await expect.poll(() => listbox(page).evaluate(isOnTop)).toBe(true)
  await option(page, 'Lake 3').click()
  await expect(combobox(page, 'Inside')).toHaveValue('Lake 3')
  await combobox(page, 'Inside').click()
  await page.keyboard.press('Escape')
  await expect(listbox(page)).toBeHidden()
  await expect(page.locator('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toBeHidden()
})

test('in our dialog it keeps its value and announces inside the dialog', async ({ page }) => {
  const html = dropdownInDialog(
    '<button data-vitrine="modal" data-vitrine-content="form">Open</button><div id="form" hidden><h2>Form</h2>',
    '</div>',
  )
  await openHtml(page, html)
  // A select has the same role, so this waits for the dropdown.
  await page.locator('.vitrine-dropdown').waitFor({ state: 'attached' })
  const dialog = page.getByRole('dialog', { name: 'Form' })
  const open = page.getByRole('button', { name: 'Open' })
  await open.click()
  await dialog.getByRole('combobox').click()
  await expect(option(page, 'Lake 0')).toBeVisible()
  await expect.poll(() => listbox(page).evaluate(isOnTop)).toBe(true)
  await page.keyboard.type('lake 2')
  await expect(dialog.locator('.vitrine-announcer').first()).toHaveText('11 options')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('combobox')).toHaveValue('Lake 2')
  await dialog.getByRole('combobox').click()
  await page.keyboard.press('Escape')
  await expect(listbox(page)).toBeHidden()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await open.click()
  await expect(dialog.getByRole('combobox')).toHaveValue('Lake 2')
})

test('the strict policy reports nothing', async ({ page, qa, consoleLog }) => {
  await openDropdowns(page, '/dropdowns.html?csp=strict')
  await combobox(page, 'Type').click()
  await option(page, 'Hut').click()
  await combobox(page, /^Amenities/).click()
  await option(page, 'Dock').click()
  await page.keyboard.press('Escape')
  await combobox(page, /^Place/).click()
  await expect(page.getByRole('option')).toHaveCount(25)
  await page.keyboard.press('End')
  await expect(page.getByRole('option')).toHaveCount(50)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.waitForURL(/sent/)
  expect(await qa.cspReports()).toEqual([])
  expect(consoleLog.lines).toEqual([])
})

/** Whether the list is the top element at its four corners. */
function isOnTop(menu: Element): boolean {
  const { left, right, top, bottom } = menu.getBoundingClientRect()
  const inset = 12
  const corners = [left + inset, right - inset].flatMap((x) =>
    [top + inset, bottom - inset].map((y) => [x, y] as const),
  )
  return corners.every(([x, y]) => menu.contains(document.elementFromPoint(x, y)))
}
