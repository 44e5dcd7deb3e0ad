import type { Page } from '@playwright/test'
import { registry } from '../../../mount/registry'
import { countResources } from '../support/countResources'
import { expect, test } from '../support/test'

const ROUNDS = 50

declare global {
  interface Window {
    demo: { replace(name?: string): Promise<void>; serialize(): void; move(): void }
    /** The counts of bus events by region. */
    busEvents: Record<string, Record<string, number>>
  }
}

/** Opens the page and waits until the widget of every region is mounted. @returns the names of the regions. */
async function open(page: Page): Promise<readonly string[]> {
  await page.addInitScript(() => {
    window.busEvents = {}
    for (const name of ['widget:mounted', 'content:attached', 'content:detached']) {
      document.addEventListener(`vitrine:${name}`, (event) => {
        const { element } = (event as CustomEvent<{ element: Element }>).detail
        const region = element.closest<HTMLElement>('[data-region]')?.dataset['region'] ?? 'page'
        const counts = window.busEvents[region] ?? {}
        window.busEvents[region] = { ...counts, [name]: (counts[name] ?? 0) + 1 }
      })
    }
  })
  await page.goto('/drupal.html')
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-region]')].every(
      ({ dataset }) => window.busEvents[dataset['region'] ?? '']?.['widget:mounted'],
    ),
  )
  await page.locator('#stays[data-state="ready"]').waitFor({ state: 'attached' })
  return page
    .locator('[data-region]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['region'] ?? ''))
}

test('the page has a region for every widget', async ({ page }) => {
  const regions = await open(page)
  expect([...regions].sort()).toEqual(['search', ...registry.map(({ name }) => name)].sort())
})

test(`${ROUNDS} replacements of each region attach and detach its widget exactly once`, async ({
  page,
}) => {
  test.setTimeout(180_000)
  await countResources(page)
  const regions = await open(page)
  const first = await page.evaluate(() => window.busEvents)
  const mounts = (region: string) => first[region]?.['widget:mounted'] ?? 0
  // The first replacement loads modules that the others reuse.
  await replaceAll(page, 1, first)
  await page.evaluate(() => {
    window.busEvents = {}
  })
  const before = await stableResources(page)
  const widgets = await page.evaluate(() => window.Vitrine?.doctor().widgets.length)
  await replaceAll(page, ROUNDS, first)
  const busEvents = await page.evaluate(() => window.busEvents)
  for (const region of regions) {
    expect(busEvents[region], region).toEqual({
      'widget:mounted': ROUNDS * mounts(region),
      'content:attached': ROUNDS,
      'content:detached': ROUNDS,
    })
  }
  expect(busEvents['page']).toBeUndefined()
  expect(await page.evaluate(() => window.Vitrine?.doctor().widgets.length)).toBe(widgets)
  expect(await stableResources(page)).toEqual(before)
})

/** The roots and listeners, once their numbers are stable: some widgets add listeners after they mount. */
function stableResources(page: Page) {
  return page.evaluate(async () => {
    const read = () => {
      const { roots, listeners } = window.resources()
      return { roots, listeners }
    }
    let [now, same] = [read(), 0]
    while (same < 5) {
      await new Promise((resolve) => requestIdleCallback(resolve))
      await new Promise(requestAnimationFrame)
      const next = read()
      same = next.roots === now.roots && next.listeners === now.listeners ? same + 1 : 0
      now = next
    }
    return now
  })
}

/** Replaces every region that many times and waits until all widgets are mounted. */
async function replaceAll(page: Page, rounds: number, first: Window['busEvents']): Promise<void> {
  const before = await page.evaluate(() => window.busEvents)
  await page.evaluate(async (count) => {
    for (let round = 0; round < count; round++) await window.demo.replace()
  }, rounds)
  const expected = Object.entries(first).map(([region, { 'widget:mounted': each = 0 }]) => {
    return [region, (before[region]?.['widget:mounted'] ?? 0) + rounds * each] as const
  })
  await page.waitForFunction(
    (all) =>
      all.every(([region, count]) => (window.busEvents[region]?.['widget:mounted'] ?? 0) >= count),
    expected,
  )
  await page.locator('#inside[data-state="ready"]').waitFor()
}

for (const trigger of ['serialize', 'move'] as const) {
  test(`${trigger} unmounts nothing`, async ({ page }) => {
    await open(page)
    await page.evaluate(() => {
      window.busEvents = {}
      for (const root of document.querySelectorAll('[data-vitrine-root]')) {
        Reflect.set(root, 'marked', true)
      }
    })
    await page.getByRole('textbox', { name: 'Search' }).first().fill('half a wo')
    await page.evaluate(async (how) => {
      for (let round = 0; round < 50; round++) window.demo[how]()
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    }, trigger)
    expect(await page.evaluate(() => window.busEvents)).toEqual({})
    const marks = await page
      .locator('[data-vitrine-root]')
      .evaluateAll((all) => all.map((root) => Reflect.get(root, 'marked')))
    expect(marks.length).toBeGreaterThan(10)
    expect(marks.every(Boolean)).toBe(true)
    await expect(page.getByRole('textbox', { name: 'Search' }).first()).toHaveValue('half a wo')
  })
}
