import type { Page } from '@playwright/test'
import { axeViolationsInSchemes } from '../support/axeViolations'
import type { Qa } from '../support/qa'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { SearchPage } from './SearchPage'

const box = (page: Page) => page.getByRole('search').getByRole('combobox')
const options = (page: Page) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
const count = (page: Page) => page.locator('.vitrine-result-count')
const query = (page: Page) => new URL(page.url()).searchParams.get('query')
const steps = (page: Page) => page.evaluate(() => history.length)

/** The longest delay that a site can choose: between two keys, no machine takes as long. */
const MOST_MS = 2000

/** Sets how long typing rests before it is searched, before the page's script reads it. */
async function setDelay(page: Page, ms: number): Promise<void> {
  await page.addInitScript((delay) => {
    document.addEventListener('readystatechange', () => {
      const found = document.querySelector('[data-vitrine-instant]')
      found?.setAttribute('data-vitrine-instant', `${delay}`)
    })
  }, ms)
}

async function open(page: Page, search = ''): Promise<SearchPage> {
  await page.goto(`/instant.html${search}`)
  await waitForSearches(page)
  return new SearchPage(page, 'stays')
}

/** Types as fast as a visitor, and waits for the results of the whole text. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text, { delay: 60 })
  const typed = (await box(page).inputValue()).trim()
  await expect.poll(() => query(page) ?? '').toBe(typed)
  await new SearchPage(page, 'stays').waitForResults()
}

/** The queries of the searches so far, without those for suggestions. */
async function queries(qa: Qa): Promise<string[]> {
  const bodies = (await qa.searches()).map((body) => new URLSearchParams(body))
  return bodies.filter((body) => !body.has('facet.prefix')).map((body) => body.get('q') ?? '')
}

test('results follow what is typed, as one step, and Back leads before it', async ({
  page,
  qa,
}) => {
  await setDelay(page, MOST_MS)
  await open(page)
  const all = await count(page).textContent()
  const before = await steps(page)
  await box(page).click()
  await type(page, 'lake')
  expect(await count(page).textContent()).not.toBe(all)
  await type(page, ' view')
  expect(await queries(qa)).toEqual(['*:*', 'lake', 'lake view'])
  expect(await steps(page)).toBe(before + 1)
  await expect(box(page)).toBeFocused()
  await page.goBack()
  await expect(count(page)).toHaveText(all ?? '')
  await expect(box(page)).toHaveValue('')
  await page.goForward()
  await expect(box(page)).toHaveValue('lake view')
})

test('the text stays as it is typed, with its spaces and its caret', async ({ page }) => {
  await open(page)
  await box(page).click()
  await type(page, 'lake ')
  await expect(box(page)).toHaveValue('lake ')
  await page.keyboard.press('Home')
  await type(page, 'quiet ')
  await expect(box(page)).toHaveValue('quiet lake ')
  expect(await box(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(6)
})

test('awkward characters stand in the address as one step', async ({ page }) => {
  await open(page)
  const before = await steps(page)
  await box(page).click()
  for (const text of ['"é<a>', ' & %20', ' 湖', ' {#+']) await type(page, text)
  expect(await steps(page)).toBe(before + 1)
  await page.reload()
  await waitForSearches(page)
  await expect(box(page)).toHaveValue('"é<a> & %20 湖 {#+')
})

test('suggestions are chosen by the arrow keys while the results change', async ({ page }) => {
  const stays = await open(page)
  const before = await steps(page)
  await page.keyboard.press('Tab')
  await box(page).focus()
  await type(page, 'quiet la')
  await expect(options(page).first()).toBeVisible()
  await expect(page.locator('.vitrine-announcer')).toHaveText(/results?/)
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  const word = await options(page).first().locator('.vitrine-suggestions__value').textContent()
  expect(await axeViolationsInSchemes(page)).toEqual([])
  await page.keyboard.press('Enter')
  await stays.waitForResults()
  await expect(options(page)).toHaveCount(0)
  await expect.poll(() => query(page)).toBe(`quiet ${word}`)
  await expect(box(page)).toBeFocused()
  expect(await steps(page)).toBe(before + 1)
})

test('a screen reader gets the field, the suggestions and the number of the results', async ({
  page,
}) => {
  const stays = await open(page)
  await box(page).click()
  await type(page, 'quiet la')
  await expect(page.getByRole('search')).toMatchAriaSnapshot(`
    - search:
      - combobox "Search" [expanded]: quiet la
      - button "Clear search"
      - listbox "Suggestions":
        - option /^lake \\d+$/
        - option /^lakeside \\d+$/
      - button "Search"
  `)
  const found = (await stays.resultCount()).split(' of ')[1]
  await expect(page.locator('.vitrine-announcer')).toHaveText(new RegExp(` of ${found} results$`))
})

test('Enter and a click elsewhere search at once, and count as steps with what follows', async ({
  page,
  qa,
}) => {
  await setDelay(page, MOST_MS)
  const stays = await open(page)
  await box(page).click()
  await page.keyboard.type('lake')
  await page.keyboard.press('Enter')
  await expect.poll(() => query(page)).toBe('lake')
  await stays.waitForResults()
  // Both texts have results: on a page without any, no facet could be pressed.
  await page.keyboard.type(' view')
  await stays.facet('Region').getByRole('checkbox').first().click()
  await stays.waitForResults()
  expect((await queries(qa)).slice(-1)).toEqual(['lake view'])
  await page.goBack()
  await expect.poll(() => query(page)).toBe('lake view')
  await page.goBack()
  await expect(box(page)).toHaveValue('lake')
})

test('a word in composition is searched for once it is complete', async ({ page, qa }) => {
  await page.clock.install()
  await open(page)
  await box(page).click()
  const client = await page.context().newCDPSession(page)
  for (const text of ['l', 'la', 'lak', 'lake']) {
    await client.send('Input.imeSetComposition', { text, selectionStart: 4, selectionEnd: 4 })
    await page.clock.fastForward(MOST_MS)
  }
  expect(await queries(qa)).toEqual(['*:*'])
  await client.send('Input.insertText', { text: 'lake' })
  await expect.poll(() => queries(qa)).toEqual(['*:*', 'lake'])
  await expect(box(page)).toHaveValue('lake')
})

test('with answers that take two seconds, only the last word is shown', async ({ page, qa }) => {
  const stays = await open(page)
  await qa.simulate({ latency: 2000 })
  await box(page).click()
  for (const text of ['la', 'lake', 'lakesi', 'lakeside']) {
    await page.keyboard.type(text.slice(-2))
    // The address follows with the request.
    await expect.poll(() => query(page)).toBe(text)
  }
  await expect(box(page)).toHaveValue('lakeside')
  await stays.waitForResults()
  await expect.poll(() => query(page)).toBe('lakeside')
  const shown = await count(page).textContent()
  await qa.simulate()
  await page.reload()
  await waitForSearches(page)
  await expect(count(page)).toHaveText(shown ?? '')
})

test('where searches fail, the box says so and goes on', async ({ page, qa, consoleLog }) => {
  consoleLog.allow(/^500, .+|^Vitrine: search#stays: POST |Failed to load resource/)
  const stays = await open(page)
  await qa.simulate({ failureRate: 0.3, kind: '500', seed: 5 })
  await box(page).click()
  const states = new Set<string | null>()
  const text = 'quiet lakeside'
  for (let end = 1; end <= text.length; end++) {
    await page.keyboard.type(text.charAt(end - 1))
    await expect.poll(async () => (await queries(qa)).at(-1)).toBe(text.slice(0, end).trim())
    await expect(stays.root).toHaveAttribute('data-state', /ready|failed/)
    const state = await stays.root.getAttribute('data-state')
    states.add(state)
    if (state === 'failed') await expect(page.getByRole('alert')).toContainText(/./)
  }
  expect([...states].sort()).toEqual(['failed', 'ready'])
  await qa.simulate()
  await page.keyboard.type('s')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await stays.waitForResults()
  await expect.poll(() => query(page)).toBe(text)
  await expect(box(page)).toHaveValue(text)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a suggestion is chosen by touch, and nothing is wider than the screen', async ({
    page,
  }) => {
    const stays = await open(page)
    await box(page).tap()
    await type(page, 'la')
    await options(page).first().tap()
    await stays.waitForResults()
    await expect(options(page)).toHaveCount(0)
    expect(query(page)).toBe(await box(page).inputValue())
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
    expect(await axeViolationsInSchemes(page)).toEqual([])
  })
})
