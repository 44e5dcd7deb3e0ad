import type { Request } from '@playwright/test'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import type { Qa } from '../support/qa'
import { expect, test } from '../support/test'
import {
  active,
  combobox,
  formData,
  listbox,
  listNote,
  openDropdowns,
  option,
} from './dropdownPage'

/** The queries of the requests for places in order, with a mark for aborted ones. */
async function placeRequests(qa: Qa): Promise<string[]> {
  const gets = await qa.log()
  return gets.flatMap(({ path, aborted }) =>
    path.startsWith('/places?') ? [path.replace('/places?', '') + (aborted ? ' aborted' : '')] : [],
  )
}

test('scrolling the list loads 5,000 remote options page by page, each page once', async ({
  page,
  qa,
}) => {
  await openDropdowns(page)
  await combobox(page, /^Place/).click()
  await expect(page.getByRole('option')).toHaveCount(25)
  expect(await placeRequests(qa)).toEqual(['q=&page=1'])
  const distanceToEnd = () =>
    listbox(page).evaluate((one) => one.scrollHeight - one.scrollTop - one.clientHeight)
  const scrollTo = (rest: number) =>
    listbox(page).evaluate((one, distance) => {
      one.scrollTop = one.scrollHeight - one.clientHeight - distance
    }, rest)
  await scrollTo(60)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await distanceToEnd()).toBe(60)
  expect(await placeRequests(qa)).toHaveLength(1)
  for (let number = 2; number <= 8; number++) {
    await scrollTo(45)
    await expect.poll(async () => (await placeRequests(qa)).at(-1)).toBe(`q=&page=${number}`)
    // The new options move the end of the list away again.
    await expect.poll(distanceToEnd).toBeGreaterThan(60)
    await expect(listNote(page)).toBeHidden()
  }
  const places = await page.evaluate(() =>
    fetch('/places?q=&page=8').then((answer) => answer.json()),
  )
  const last = places.options.at(-1).label
  await page.keyboard.press('End')
  await expect(active(page)).toHaveText(last)
  await expect(active(page)).toBeInViewport()
  // Only the options near the visible ones are rendered.
  expect(await page.getByRole('option').count()).toBeLessThan(200)
  await expect(active(page)).toHaveAttribute('aria-posinset', '200')
  await page.keyboard.press('Enter')
  await expect(combobox(page, /^Place/)).toHaveValue(last)
  expect(new URLSearchParams(await formData(page)).get('place')).toBe(last)
})

test('on a slow connection only the newest term is shown, and older requests are aborted', async ({
  page,
  qa,
}) => {
  // The browser reports them, since a request that is aborted at once may not reach the server.
  const places: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/places') places.push(request)
  })
  const requestLog = () =>
    places.map((one) => {
      const isAborted = one.failure()?.errorText === 'net::ERR_ABORTED'
      return new URL(one.url()).search.slice(1) + (isAborted ? ' aborted' : '')
    })
  await page.clock.install()
  await openDropdowns(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(recordOptions)
  await qa.simulate({ latency: 20_000 })
  await combobox(page, /^Place/).click()
  await expect(listNote(page)).toHaveText('Searching…')
  for (const key of 'zur') {
    if (key === 'r') await qa.simulate({ latency: 200 })
    await page.keyboard.press(key)
    await page.clock.runFor(200)
  }
  await expect(option(page, 'Zürich')).toBeVisible()
  await expect
    .poll(requestLog)
    .toEqual(['q=&page=1 aborted', 'q=z&page=1 aborted', 'q=zu&page=1 aborted', 'q=zur&page=1'])
  expect(await page.evaluate(() => window.optionsShown())).toEqual(['Zürich'])
})

for (const kind of ['500', 'html', 'truncated', 'empty'] as const) {
  test(`a failed response (${kind}) shows an error, and retry loads the options`, async ({
    page,
    qa,
    consoleLog,
  }) => {
    consoleLog.allow(/Failed to load resource|^\d+, /)
    await openDropdowns(page)
    await qa.simulate({ failureRate: 1, kind })
    await combobox(page, /^Place/).click()
    await expect(listNote(page)).toHaveText('The results could not be loaded.')
    await qa.simulate()
    // The button is the next tab stop after the input.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('option')).toHaveCount(25)
    await expect(combobox(page, /^Place/)).toBeFocused()
  })
}

test('a select with 5,000 options renders only a part of them and reaches both ends', async ({
  page,
}) => {
  const options = Array.from({ length: 5000 }, (_, i) => `<option value="${i}">Town ${i}</option>`)
  await openHtml(
    page,
    htmlPage(
      `<label for="town">Town</label><select id="town" data-vitrine="dropdown">${options.join('')}</select>`,
    ),
  )
  await page.locator('.vitrine-dropdown').waitFor()
  await combobox(page, 'Town').click()
  await expect(option(page, 'Town 0')).toBeVisible()
  expect(await page.getByRole('option').count()).toBeLessThanOrEqual(150)
  await page.keyboard.press('End')
  await expect(active(page)).toHaveText('Town 4999')
  await expect(active(page)).toBeInViewport()
  await expect(active(page)).toHaveAttribute('aria-setsize', '5000')
  expect(await page.getByRole('option').count()).toBeLessThanOrEqual(250)
  await listbox(page).evaluate((one) => {
    one.scrollTop = one.scrollHeight / 2
  })
  await expect.poll(() => listbox(page).evaluate(visibleOptions)).toBeGreaterThan(5)
  await page.keyboard.type('4321')
  await expect(page.getByRole('option')).toHaveText(['Town 4321'])
  await page.keyboard.press('Enter')
  await expect(page.locator('#town')).toHaveValue('4321')
  await combobox(page, 'Town').click()
  await expect(active(page)).toHaveText('Town 4321')
  await expect(active(page)).toBeInViewport()
})

/** The number of options in the visible part of a list. */
function visibleOptions(menu: Element): number {
  const { top, bottom } = menu.getBoundingClientRect()
  return [...menu.querySelectorAll('[role="option"]')].filter((one) => {
    const box = one.getBoundingClientRect()
    return box.bottom > top && box.top < bottom
  }).length
}

/** Records every option that is shown. */
function recordOptions(): void {
  const shown = new Set<string>()
  window.optionsShown = () => [...shown]
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('.vitrine-dropdown__option')) {
      shown.add(one.textContent ?? '')
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

declare global {
  interface Window {
    optionsShown(): readonly string[]
  }
}
