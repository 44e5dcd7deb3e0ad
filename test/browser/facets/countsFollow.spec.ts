import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { waitForFrames } from '../support/waitForFrames'
import { waitForSearches } from '../support/waitForSearches'

const press = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('input.vitrine-facet__check')?.click())

/** Presses the first value. @returns the counts, or those of a facet, when its results are painted. */
function countsWhenPainted(page: Page, facet = '.vitrine-facet'): Promise<(string | null)[]> {
  return page.evaluate(async (within) => {
    const list = document.querySelector('.vitrine-results__list')
    const changed = new Promise<void>((resolve) => {
      if (list) new MutationObserver(() => resolve()).observe(list, { childList: true })
    })
    document.querySelector<HTMLElement>('input.vitrine-facet__check')?.click()
    await changed
    const { port1, port2 } = new MessageChannel()
    await new Promise((resolve) => {
      port1.onmessage = resolve
      requestAnimationFrame(() => port2.postMessage('painted'))
    })
    const all = [...document.querySelectorAll(`${within} .vitrine-facet__count`)]
    return all.map(({ textContent }) => textContent)
  }, facet)
}

test('the counts in sight come with the new results, in one paint', async ({ page }) => {
  await page.goto('/default.html')
  await waitForSearches(page)
  const city = '.vitrine-facet[data-field="city"]'
  const counts = page.locator(`${city} .vitrine-facet__count`)
  await expect(counts.first()).toBeInViewport()
  const before = await counts.allTextContents()
  const whenPainted = await countsWhenPainted(page, city)
  expect(whenPainted).not.toEqual(before)
  await waitForSearches(page)
  await waitForFrames(page, 10)
  expect(await counts.allTextContents()).toEqual(whenPainted)
})

test('where many values come, they follow when the new results are painted', async ({ page }) => {
  await page.goto('/large.html?rows=24')
  await waitForSearches(page)
  const counts = page.locator('.vitrine-facet__count')
  const all = await counts.count()
  await press(page)
  await expect.poll(() => counts.count()).toBeLessThan(all - 100)
  await waitForSearches(page)
  await waitForFrames(page, 10)
  const before = await counts.allTextContents()
  expect(await countsWhenPainted(page)).toEqual(before)
  await expect(counts).toHaveCount(all)
})

test('the counts of rows that are laid out but not in sight follow one frame later, and are right', async ({
  page,
}) => {
  await page.goto('/large.html?rows=24')
  await waitForSearches(page)
  const host = page.getByRole('group', { name: 'Host', exact: true })
  await host.scrollIntoViewIfNeeded()
  // An answer tells which rows are in sight by now.
  await press(page)
  await waitForSearches(page)
  await press(page)
  await waitForSearches(page)
  await waitForFrames(page, 10)
  const written = await host.evaluate(async (facet) => {
    let frame = 0
    const countFrames = () => {
      frame++
      requestAnimationFrame(countFrames)
    }
    countFrames()
    const list = facet.querySelector('.vitrine-facet__list')
    const edge = Math.min(innerHeight, list?.getBoundingClientRect().bottom ?? 0)
    const placeOf = ({ target }: MutationRecord) => {
      const row = target.parentElement?.closest('.vitrine-facet__group')?.firstElementChild
      if (!row?.checkVisibility({ contentVisibilityAuto: true })) return 'skipped'
      return row.getBoundingClientRect().top < edge ? 'in sight' : 'out of sight'
    }
    const frames = new Map<string, Set<number>>()
    const done = new Promise<void>((resolve) => {
      new MutationObserver((records) => {
        for (const record of records) {
          const place = placeOf(record)
          frames.set(place, (frames.get(place) ?? new Set()).add(frame))
        }
        if (frames.has('out of sight')) resolve()
      }).observe(facet, { characterData: true, subtree: true })
    })
    document.querySelector<HTMLElement>('input.vitrine-facet__check')?.click()
    await done
    return [...frames].map(([place, times]) => ({ place, times: [...times] }))
  })
  const timesOf = (place: string) => written.find((one) => one.place === place)?.times ?? []
  expect(timesOf('in sight')).toHaveLength(1)
  expect(timesOf('out of sight')).toHaveLength(1)
  expect(timesOf('skipped')).toEqual(timesOf('in sight'))
  expect(timesOf('out of sight')[0]).toBeGreaterThan(timesOf('in sight')[0] ?? 0)

  const counts = () => host.locator('.vitrine-facet__count').allTextContents()
  const shown = await counts()
  await page.reload()
  await waitForSearches(page)
  await expect.poll(counts).toEqual(shown)
})
