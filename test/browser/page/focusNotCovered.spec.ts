import type { Page } from '@playwright/test'
import { ListMap } from '../map/ListMap'
import { coveredStops } from '../support/coveredStops'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

/** A window, and how many of its controls Tab reaches at least. */
const SIZES = [
  ['at 320 px', 320, 700],
  ['at 360 px', 360, 740],
  ['at 200 % zoom', 640, 400],
  ['at 200 % zoom of a higher screen', 640, 500],
] as const

interface Case {
  readonly name: string
  readonly open: (page: Page) => Promise<unknown>
  /** Tab reaches at least so many controls. */
  readonly stops: number
  readonly forcedColors?: 'active'
}

async function openDefault(page: Page): Promise<void> {
  await page.goto('/default.html')
  await page.addStyleTag({ url: '/dist/vitrine-sticky.css' })
}

const openListMap = (page: Page) => page.goto('/list-map.html#q=&fq=city:Sedona')

/** Has the map in place of the list, and the focus at the start of the page, above the map. */
async function openMap(page: Page): Promise<void> {
  await openListMap(page)
  const view = new ListMap(page)
  await view.toggle('Map').click()
  await view.map.waitUntilStill()
  await page.mouse.move(2, 2)
  await page.getByRole('link', { name: 'Skip to the places' }).focus()
}

const CASES: readonly Case[] = [
  { name: 'the default page', open: openDefault, stops: 30 },
  {
    name: 'the default page in forced colours',
    open: openDefault,
    stops: 30,
    forcedColors: 'active',
  },
  { name: 'cards of listings', open: (page) => page.goto('/sticky.html'), stops: 50 },
  { name: 'a list with its map', open: openListMap, stops: 50 },
  { name: 'a map in place of its list', open: openMap, stops: 10 },
]

for (const { name, open, stops, forcedColors = 'none' } of CASES) {
  for (const [what, width, height] of SIZES) {
    test(`no control with the focus is covered ${what}: ${name}`, async ({ page }) => {
      await page.emulateMedia({ forcedColors })
      await page.setViewportSize({ width, height })
      await open(page)
      await waitForSearches(page)
      await page.addStyleTag({ content: '.vitrine-qa { display: none }' })
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        const { covered, count } = await coveredStops(page, key)
        expect(covered, key).toEqual([])
        expect(count, key).toBeGreaterThan(stops)
      }
    })
  }
}
