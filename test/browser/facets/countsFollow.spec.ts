import { expect, test } from '../support/test'
import { waitForFrames } from '../support/waitForFrames'
import { waitForSearches } from '../support/waitForSearches'

test('the counts of facets follow when the new results are painted', async ({ page }) => {
  await page.goto('/default.html')
  await waitForSearches(page)
  const { before, whenPainted } = await page.evaluate(async () => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const counts = () => all('.vitrine-facet__count').map(({ textContent }) => textContent)
    const old = counts()
    all('input.vitrine-facet__check')[0]?.click()
    await new Promise<void>((resolve) => {
      const [list] = all('.vitrine-results__list')
      if (list) new MutationObserver(() => resolve()).observe(list, { childList: true })
    })
    const { port1, port2 } = new MessageChannel()
    await new Promise((resolve) => {
      port1.onmessage = resolve
      requestAnimationFrame(() => port2.postMessage('painted'))
    })
    return { before: old, whenPainted: counts() }
  })
  expect(whenPainted).toEqual(before)
  await expect(page.locator('.vitrine-facet__count')).not.toHaveText(before)
})

test('those of rows that are laid out but not in sight follow one frame later, and are right', async ({
  page,
}) => {
  await page.goto('/large.html?rows=24')
  await waitForSearches(page)
  const host = page.getByRole('group', { name: 'Host', exact: true })
  await host.scrollIntoViewIfNeeded()
  // An answer tells which rows are in sight by now.
  const press = () =>
    page.evaluate(() => document.querySelector<HTMLElement>('input.vitrine-facet__check')?.click())
  await press()
  await waitForSearches(page)
  await press()
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
