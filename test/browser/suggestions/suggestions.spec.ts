import type { Locator, Page } from '@playwright/test'
import { SearchPage } from '../search/SearchPage'
import { axeViolationsInSchemes } from '../support/axeViolations'
import { focusedElement } from '../support/focusedElement'
import type { Qa } from '../support/qa'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

const DEBOUNCE_MS = 150
/** Longer than any machine needs for the next key. */
const VERY_SLOW_MS = 20_000

const searchBox = (page: Page) => page.getByRole('search').getByRole('combobox')
const suggestionList = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const words = (page: Page) => suggestionList(page).locator('.vitrine-suggestions__value')

/** The prefixes of the requests in order, with a mark for aborted ones. */
async function requestedPrefixes(qa: Qa): Promise<string[]> {
  const posts = await qa.log()
  return posts.flatMap(({ body, aborted }) => {
    const prefix = new URLSearchParams(body).get('facet.prefix')
    return prefix === null ? [] : [`${prefix}${aborted ? ' aborted' : ''}`]
  })
}

/** Opens the page, focuses the search box and pauses the clock. */
async function openWithPausedClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.addInitScript(recordWords)
  await page.goto('/')
  await waitForSearches(page)
  await searchBox(page).focus()
  await expect(searchBox(page)).toHaveAttribute('aria-controls', /./)
  await page.clock.pauseAt(Date.now() + 60_000)
}

test('“lakes” at 100 ms a key sends one request, for the whole word', async ({ page, qa }) => {
  await openWithPausedClock(page)
  await qa.simulate({ latency: 300 })
  for (const key of 'lakes') {
    await page.keyboard.press(key)
    await page.clock.runFor(100)
  }
  await page.clock.runFor(DEBOUNCE_MS)
  await expect(words(page)).toHaveText(['lakeside'])
  expect(await requestedPrefixes(qa)).toEqual(['lakes'])
  expect(await page.evaluate(() => window.wordsShown())).toEqual(['lakeside'])
})

test('“lakes” at 400 ms a key requests each term, aborts the earlier ones and shows the last', async ({
  page,
  qa,
}) => {
  await openWithPausedClock(page)
  await qa.simulate({ latency: VERY_SLOW_MS })
  await page.keyboard.press('l')
  await page.clock.runFor(400)
  const aborted: string[] = []
  for (const term of ['la', 'lak', 'lake']) {
    await page.keyboard.press(term.at(-1) ?? '')
    await page.clock.runFor(400)
    // The request reaches the server before the next one aborts it.
    await expect
      .poll(async () => [...(await requestedPrefixes(qa)), (await qa.inFlight()).current])
      .toEqual([...aborted, 1])
    aborted.push(`${term} aborted`)
  }
  await qa.simulate({ latency: 300 })
  await page.keyboard.press('s')
  await page.clock.runFor(400)
  await expect(words(page)).toHaveText(['lakeside'])
  await expect
    .poll(() => requestedPrefixes(qa))
    .toEqual(['la aborted', 'lak aborted', 'lake aborted', 'lakes'])
  expect(await page.evaluate(() => window.wordsShown())).toEqual(['lakeside'])
})

test('one-letter words and a trailing space send no request', async ({ page, qa }) => {
  await openWithPausedClock(page)
  for (const text of ['l', 'lake ', 'quiet l']) {
    await searchBox(page).fill(text)
    await page.clock.runFor(1000)
  }
  expect(await requestedPrefixes(qa)).toEqual([])
})

/** Expects that only this option is active, visibly and for assistive technology. */
async function expectActive(page: Page, option: Locator): Promise<void> {
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(suggestionList(page).getByRole('option', { selected: true })).toHaveCount(1)
  const id = (await option.getAttribute('id')) ?? ''
  await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', id)
}

test('suggestions work with the keyboard alone', async ({ page, consoleLog }) => {
  await page.goto('/')
  await waitForSearches(page)
  const listings = new SearchPage(page)
  await searchBox(page).focus()
  expect(await focusedElement(page)).toMatchObject({ role: 'combobox', name: /wake up/ })
  await page.keyboard.type('Quiet la')
  await expect(words(page).first()).toBeVisible()
  await expect(page.locator('.vitrine-announcer')).toHaveText(/^\d+ suggestions?$/)

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const second = suggestionList(page).getByRole('option').nth(1)
  await expectActive(page, second)
  await page.keyboard.press('Escape')
  await expect(suggestionList(page)).toBeHidden()
  await expect(searchBox(page)).toHaveValue('Quiet la')

  await page.keyboard.press('ArrowDown')
  await expect(words(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const first = suggestionList(page).getByRole('option').first()
  await expectActive(page, first)
  const word = await first.locator('.vitrine-suggestions__value').textContent()
  await page.keyboard.press('Enter')
  await listings.waitForResults()
  await expect(searchBox(page)).toHaveValue(`Quiet ${word}`)
  await expect.poll(() => new URL(page.url()).hash).toBe(`#q=Quiet%20${word}`)
  await expect(suggestionList(page)).toBeHidden()
  expect((await focusedElement(page)).role).toBe('combobox')

  await page.keyboard.press('Backspace')
  await expect(words(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(suggestionList(page)).toBeHidden()
  expect(new URL(page.url()).hash).toBe(`#q=Quiet%20${word}`)
  expect(consoleLog.lines).toEqual([])
})

test('a word in composition sends no request before it is complete', async ({ page, qa }) => {
  await openWithPausedClock(page)
  const session = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await compose('la')
  await page.clock.runFor(1000)
  await compose('lakes')
  await page.clock.runFor(1000)
  await expect(searchBox(page)).toHaveValue('lakes')
  expect(await requestedPrefixes(qa)).toEqual([])
  await session.send('Input.insertText', { text: 'lakes' })
  await page.clock.runFor(DEBOUNCE_MS)
  await expect(words(page)).toHaveText(['lakeside'])
})

test('the box stays the same element, with its text and caret, when suggestions load', async ({
  page,
}) => {
  await page.goto('/')
  await waitForSearches(page)
  const input = await searchBox(page).elementHandle()
  await searchBox(page).focus()
  await page.keyboard.type('lkes')
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('a')
  await expect(searchBox(page)).toHaveAttribute('aria-controls', /./)
  await page.keyboard.type('xy')
  expect(
    await input?.evaluate((one: HTMLInputElement) => [
      one.isConnected,
      one.value,
      one.selectionStart,
    ]),
  ).toEqual([true, 'laxykes', 4])
})

for (const width of [360, 1280]) {
  for (const dir of ['ltr', 'rtl'] as const) {
    test(`the list is below its box and not clipped, its rows are large enough, and axe finds nothing: ${width} px, ${dir}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      await page.evaluate((to) => document.documentElement.setAttribute('dir', to), dir)
      await waitForSearches(page)
      await searchBox(page).focus()
      await page.keyboard.type('ba')
      await expect(words(page).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      const [field, menu] = [
        await searchBox(page).boundingBox(),
        await suggestionList(page).boundingBox(),
      ]
      expect(menu?.x).toBeCloseTo(field?.x ?? 0, 0)
      expect(menu?.width).toBeCloseTo(field?.width ?? 0, 0)
      expect(await suggestionList(page).evaluate(isOnTop)).toBe(true)
      for (const row of await suggestionList(page).getByRole('option').all()) {
        expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(24)
      }
      expect(await axeViolationsInSchemes(page)).toEqual([])
    })
  }
}

/** Whether the list is the top element at its four corners. */
function isOnTop(menu: Element): boolean {
  const { left, right, top, bottom } = menu.getBoundingClientRect()
  const inset = 12
  const corners = [left + inset, right - inset].flatMap((x) =>
    [top + inset, Math.min(bottom, innerHeight) - inset].map((y) => [x, y] as const),
  )
  return corners.every(([x, y]) => menu.contains(document.elementFromPoint(x, y)))
}

/** Records every word that is suggested. */
function recordWords(): void {
  const shown = new Set<string>()
  window.wordsShown = () => [...shown]
  new MutationObserver(() => {
    for (const word of document.querySelectorAll('.vitrine-suggestions__value')) {
      shown.add(word.textContent ?? '')
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

declare global {
  interface Window {
    wordsShown(): readonly string[]
  }
}
