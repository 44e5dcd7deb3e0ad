import type { Page } from '@playwright/test'
import { axeViolations, axeViolationsInSchemes } from '../support/axeViolations'
import { recordBodies, sentSearches } from '../support/recordBodies'
import { sideScroll } from '../support/sideScroll'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

const group = (page: Page, name = 'Category') => page.getByRole('group', { name, exact: true })
const toggle = (page: Page, label: string) =>
  group(page).getByRole('button', { name: `More within ${label}`, exact: true })
const box = (page: Page, label: string) =>
  group(page).getByRole('checkbox', { name: new RegExp(`^${label} \\d`) })

async function open(page: Page, address = '/trees.html'): Promise<void> {
  await page.goto(address)
  await waitForSearches(page)
  await expect(toggle(page, 'Cabins')).toBeVisible()
}

test('opens level by level with the keyboard alone, and narrows to a category', async ({
  page,
}) => {
  await open(page)
  await toggle(page, 'Cabins').focus()
  await page.keyboard.press('Enter')
  await expect(toggle(page, 'Cabins')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(box(page, 'Cabins')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toggle(page, 'Chalets')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(box(page, 'Ski-in')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(box(page, 'Chalets')).toBeChecked()
  await waitForSearches(page)
  await expect.poll(() => decodeURIComponent(page.url())).toContain('category:"Cabins/Chalets"')
  await expect(box(page, 'Chalets')).toBeFocused()
  await expect(page.getByRole('button', { name: /Cabins › Chalets/ })).toBeVisible()
})

test('reads as nested lists with named buttons in the accessibility tree', async ({ page }) => {
  await open(page, '/trees.html#fq={!tag=category}category:"Cabins/Log"')
  await expect(group(page)).toMatchAriaSnapshot(`
    - group "Category":
      - list:
        - listitem:
          - button "More within Cabins" [expanded]
          - checkbox /Cabins \\d+/
          - list:
            - listitem:
              - button "More within Chalets"
              - checkbox /Chalets \\d+/
            - listitem:
              - button "More within Log" [expanded]
              - checkbox /Log \\d+/ [checked]
              - list:
                - listitem:
                  - checkbox /cabins \\d+/
  `)
})

test('a node shows its children in the frame of the press, and one request counts the next level', async ({
  page,
}) => {
  await recordBodies(page)
  await open(page)
  const before = (await sentSearches(page)).length
  const shown = await toggle(page, 'Cabins').evaluate(async (button) => {
    ;(button as HTMLElement).click()
    await new Promise(requestAnimationFrame)
    return button.closest('li')?.querySelectorAll('li').length ?? 0
  })
  expect(shown).toBeGreaterThan(1)
  await expect.poll(async () => (await sentSearches(page)).length).toBe(before + 1)
  expect((await sentSearches(page)).at(-1)?.get('rows')).toBe('0')
})

test('Back restores what was chosen and what was open', async ({ page }) => {
  await open(page)
  await toggle(page, 'Houses').click()
  await box(page, 'Beach houses').click()
  await waitForSearches(page)
  await page.getByRole('link', { name: 'All stays' }).click()
  await waitForSearches(page)
  await expect(box(page, 'Beach houses')).not.toBeChecked()
  await page.goBack()
  await waitForSearches(page)
  await expect(box(page, 'Beach houses')).toBeChecked()
  await expect(toggle(page, 'Houses')).toHaveAttribute('aria-expanded', 'true')
})

test('awkward names open and narrow', async ({ page }) => {
  await open(page)
  const tree = group(page, 'Several categories')
  await tree.getByRole('button', { name: 'Show', exact: false }).last().click()
  await tree.getByRole('button', { name: 'More within Half/full board', exact: true }).click()
  await tree.getByRole('button', { name: 'More within Bed/breakfast', exact: true }).click()
  await tree.getByRole('checkbox', { name: /^B\/B / }).click()
  await waitForSearches(page)
  await expect(page.getByRole('button', { name: /^Remove .*Half\/full board/ })).toBeVisible()
  const count = await tree
    .getByRole('checkbox', { name: /^B\/B / })
    .evaluate(
      (input) => input.closest('label')?.querySelector('.vitrine-facet__count')?.textContent,
    )
  await expect(page.locator('.vitrine-result-count')).toContainText(String(count))
})

test('the breadcrumb leads back up, and its links are addresses', async ({ page }) => {
  await open(page, '/trees.html#fq={!tag=category}category:"Cabins/Chalets/Ski-in"')
  const nav = page.getByRole('navigation', { name: 'Category' })
  await expect(nav.getByRole('link')).toHaveText(['All stays', 'Cabins', 'Chalets', 'Ski-in'])
  await nav.getByRole('link', { name: 'Cabins' }).click()
  await waitForSearches(page)
  await expect(box(page, 'Cabins')).toBeChecked()
  await expect(nav.getByRole('link')).toHaveText(['All stays', 'Cabins'])
})

test('a screen reader gets the breadcrumb as a named list of links, and keys lead up', async ({
  page,
}) => {
  await open(page, '/trees.html#fq={!tag=category}category:"Cabins/Chalets/Ski-in"')
  const nav = page.getByRole('navigation', { name: 'Category' })
  await expect(nav).toMatchAriaSnapshot(`
    - navigation "Category":
      - list:
        - listitem:
          - link "All stays"
        - listitem:
          - link "Cabins"
        - listitem:
          - link "Chalets"
        - listitem:
          - link "Ski-in"
  `)
  await nav.getByRole('link', { name: 'Chalets' }).press('Enter')
  await waitForSearches(page)
  await expect(box(page, 'Chalets')).toBeChecked()
  await expect(nav.getByRole('link', { name: 'Chalets' })).toBeFocused()
})

test.describe('by touch on a narrow screen', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } })

  test('opens by a tap, fits, and its buttons are large enough', async ({ page }) => {
    await open(page)
    await toggle(page, 'Cabins').tap()
    await expect(box(page, 'Chalets')).toBeVisible()
    const size = await toggle(page, 'Cabins').boundingBox()
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24)
    expect(await sideScroll(page)).toBe(0)
    await box(page, 'Chalets').tap()
    await waitForSearches(page)
    await page.getByRole('navigation', { name: 'Category' }).getByRole('link').nth(1).tap()
    await waitForSearches(page)
    await expect(box(page, 'Cabins')).toBeChecked()
  })
})

test('axe finds nothing in the open tree, in both schemes', async ({ page }) => {
  await open(page, '/trees.html#fq={!tag=category}category:"Cabins/Chalets/Ski-in"')
  expect(await axeViolationsInSchemes(page)).toEqual([])
})

test('from right to left the buttons point to the left, and axe finds nothing', async ({
  page,
}) => {
  await open(page, '/trees.html?dir=rtl')
  const [button, label] = await Promise.all([
    toggle(page, 'Cabins').boundingBox(),
    box(page, 'Cabins').boundingBox(),
  ])
  expect(button?.x ?? 0).toBeGreaterThan(label?.x ?? 0)
  expect(await axeViolations(page)).toEqual([])
})
