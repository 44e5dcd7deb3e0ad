import type { Page } from '@playwright/test'
import { type FocusedElement, focusedElement } from '../support/focusedElement'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { SearchPage } from './SearchPage'

/** More tab stops than the search page has. */
const MAX_STOPS = 150

/** Presses Tab until an element with that role and name has the focus. @returns all focused elements. */
async function tabTo(page: Page, role: string, name: RegExp): Promise<FocusedElement[]> {
  const passed: FocusedElement[] = []
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press('Tab')
    const now = await focusedElement(page)
    passed.push(now)
    if (now.role === role && name.test(now.name)) return passed
  }
  throw new Error(`No ${role} ${name} among ${JSON.stringify(passed)}`)
}

test('the search page works with the keyboard alone', async ({ page, consoleLog }) => {
  await page.goto('/')
  await waitForSearches(page)
  const listings = new SearchPage(page)
  await page.keyboard.press('Tab')
  expect(await focusedElement(page)).toEqual({ role: 'link', name: 'Skip to the places' })

  await tabTo(page, 'combobox', /wake up/)
  await page.keyboard.type('lake')
  await page.keyboard.press('Enter')
  await listings.waitForResults()
  await expect.poll(() => new URL(page.url()).hash).toBe('#q=lake')

  const facet = /^cabin /i
  await tabTo(page, 'checkbox', facet)
  await page.keyboard.press('Space')
  await listings.waitForResults()
  expect(await focusedElement(page), 'focus stays on the toggled facet').toMatchObject({
    role: 'checkbox',
    name: expect.stringMatching(facet),
  })
  await expect(listings.value('Type', 'cabin')).toBeChecked()

  await tabTo(page, 'button', /^Show \d+ more$/)
  await page.keyboard.press('Enter')
  expect((await focusedElement(page)).name).toBe('Show fewer')

  await tabTo(page, 'combobox', /^Sort by$/)
  await page.keyboard.press('ArrowDown')
  await listings.waitForResults()
  await expect.poll(() => new URL(page.url()).hash).toContain('sort=price%20asc')

  await tabTo(page, 'button', /^Remove .*cabin/i)
  await page.keyboard.press('Enter')
  await listings.waitForResults()
  expect(await listings.checkedValues()).toEqual([])
  expect((await focusedElement(page)).name).toBe('Current filters')

  await tabTo(page, 'link', /Next/)
  await page.keyboard.press('Enter')
  await listings.waitForResults()
  expect(await listings.resultCount()).toMatch(/^25–48 of /)
  expect(await focusedElement(page), 'the new page has the focus').toMatchObject({ role: 'region' })
  const [first] = await tabTo(page, 'link', /./)
  expect(first?.name).not.toBe('')
  expect(consoleLog.lines).toEqual([])
})

test('the accessibility tree names every control', async ({ page }) => {
  await page.goto('/')
  await waitForSearches(page)
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const controls = nodes.filter(
    ({ ignored, role }) => !ignored && CONTROLS.has(String(role?.value)),
  )
  expect(controls.length).toBeGreaterThan(40)
  expect(controls.filter(({ name }) => !String(name?.value ?? '').trim())).toEqual([])
})

const CONTROLS = new Set(
  ['button', 'checkbox', 'combobox', 'link', 'textbox', 'searchbox', 'option', 'navigation'].concat(
    ['region', 'group', 'dialog'],
  ),
)

test('the live region announces each completed search once', async ({ page }) => {
  await page.addInitScript(() => {
    const spoken: string[] = []
    const completed: string[] = []
    window.announcements = { spoken, completed }
    document.addEventListener('vitrine:search:answered', () => completed.push(location.hash))
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const live = target instanceof Element && target.closest('.vitrine-announcer')
        const text = [...addedNodes].map((node) => node.textContent).join('')
        // Suggestions are announced, too, where they come before Enter is pressed.
        if (live && text.includes('results')) spoken.push(text)
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto('/')
  await waitForSearches(page)
  const listings = new SearchPage(page)
  await listings.search('lake')
  await listings.toggle('Type', 'cabin')
  await listings.openPage('Next »')
  await listings.sortBy('Best rated')
  await listings.search('xyzzyx')

  // The last one is said when the browser is idle.
  await expect.poll(() => page.evaluate(() => window.announcements.spoken.length)).toBe(6)
  const { spoken, completed } = await page.evaluate(() => window.announcements)
  expect(completed).toHaveLength(6)
  expect(spoken).toHaveLength(6)
  expect(spoken[0]).toBe('1–24 of 2,000 results')
  expect(spoken[3]).toMatch(/^25–48 of \d+ results$/)
  expect(spoken[5]).toBe('No results found')
})

declare global {
  interface Window {
    announcements: { readonly spoken: readonly string[]; readonly completed: readonly string[] }
  }
}
