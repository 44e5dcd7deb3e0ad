import type { Page } from '@playwright/test'
import { SearchPage } from '../search/SearchPage'
import { searchMarkup } from '../search/searchMarkup'
import { holdRequests } from '../support/holdRequests'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'

const WIDGETS = '<div data-vitrine="search-box"></div><div data-vitrine="results"></div>'

async function open(page: Page, style: string): Promise<void> {
  const html = htmlPage(searchMarkup({ widgets: WIDGETS }), `<style>${style}</style>`)
  await openHtml(page, html)
  await new SearchPage(page).waitForResults()
}

/** Searches. @returns a function that lets the answer come. */
async function searchAndHold(page: Page): Promise<() => void> {
  const answer = await holdRequests(page, '**/solr/select')
  const box = page.getByRole('search').locator('input')
  await box.fill('lake')
  await box.press('Enter')
  await expect(page.locator('[data-state="pending"]')).toBeAttached()
  return answer
}

/** How far the list of results is from the top of its box, NaN without a list, and how the bar is drawn. */
function bar(page: Page) {
  return page.locator('.vitrine-results').evaluate((results) => {
    const list = results.querySelector('.vitrine-results__list')
    const { position, visibility } = getComputedStyle(results, '::before')
    const top = list?.getBoundingClientRect().top ?? Number.NaN
    const gap = top - results.getBoundingClientRect().top
    return { gap, position, visibility }
  })
}

for (const display of ['block', 'grid', 'flex']) {
  test(`in results that a theme makes a ${display} the unseen bar takes no place`, async ({
    page,
  }) => {
    await open(page, `.vitrine-results { display: ${display}; flex-direction: column; gap: 40px; }`)
    const atRest = { gap: 0, position: 'absolute', visibility: 'hidden' }
    expect(await bar(page)).toEqual(atRest)
    await page.addStyleTag({ content: ':root { --vitrine-pending-delay: 1000s; }' })
    const answer = await searchAndHold(page)
    await expect(page.locator('[data-pending]')).toBeAttached()
    expect(await bar(page)).toEqual(atRest)
    answer()
    await new SearchPage(page).waitForResults()
    expect(await bar(page)).toEqual(atRest)
  })
}

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`of a late answer the bar is seen and sticky, and moves nothing (motion: ${motion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await open(page, '')
    const answer = await searchAndHold(page)
    await expect
      .poll(() => bar(page))
      .toEqual({ gap: 0, position: 'sticky', visibility: 'visible' })
    answer()
    await new SearchPage(page).waitForResults()
    expect(await bar(page)).toEqual({ gap: 0, position: 'absolute', visibility: 'hidden' })
  })
}

test('no animation makes a layer while the bar waits', async ({ page }) => {
  await open(page, ':root { --vitrine-pending-delay: 1000s; }')
  const answer = await searchAndHold(page)
  await expect(page.locator('[data-pending]')).toBeAttached()
  // Chromium makes a layer, and new ones of what lies above it, when such an animation begins to wait.
  const animated = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
      return frames.flatMap((frame) => Object.keys(frame))
    }),
  )
  expect(animated).toContain('visibility')
  for (const name of ['opacity', 'transform', 'translate', 'scale', 'rotate', 'filter']) {
    expect(animated).not.toContain(name)
  }
  answer()
})

test('all results of a search are marked while it runs, wherever they stand', async ({ page }) => {
  const results = (id: string) =>
    `<div id="${id}" data-vitrine="results" data-vitrine-for="listings"></div>`
  const solr = { fragment_prefix: 'others' }
  const others = '<div id="others-results" data-vitrine="results"></div>'
  const two =
    searchMarkup({ widgets: WIDGETS }) + searchMarkup({ id: 'others', solr, widgets: others })
  await openHtml(page, htmlPage(two + results('elsewhere')))
  const listings = new SearchPage(page)
  await listings.waitForResults()
  await new SearchPage(page, 'others').waitForResults()
  const marked = () =>
    page.locator('[data-pending]').evaluateAll((all) => all.map((one) => one.id || one.className))
  expect(await marked()).toEqual([])
  const answer = await searchAndHold(page)
  await page.evaluate(
    (html) => document.body.insertAdjacentHTML('beforeend', html),
    results('late'),
  )
  await expect.poll(marked).toEqual(['', 'elsewhere', 'late'])
  answer()
  await listings.waitForResults()
  expect(await marked()).toEqual([])
})
