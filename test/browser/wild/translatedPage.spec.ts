import type { Locator, Page } from '@playwright/test'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { MARK, translatePage } from './translatePage'

test.use(onSharedPage)

interface Case {
  readonly path: string
  /** What a visitor presses, one after the other. */
  readonly presses: (page: Page) => readonly Locator[]
  /** What shows something else then. */
  readonly parts: string
}

const checks = (page: Page, ...numbers: readonly number[]) =>
  numbers.map((number) => page.locator('.vitrine-facet__check').nth(number))

const CASES: Readonly<Record<string, Case>> = {
  'the counts of facets': {
    path: '/large.html?rows=24',
    presses: (page) => checks(page, 2, 3, 2),
    parts: '.vitrine-facet__count',
  },
  'the counts of a tree': {
    path: '/trees.html',
    presses: (page) => [page.locator('.vitrine-tree input[type="checkbox"]').first()],
    parts: '.vitrine-tree .vitrine-facet__count',
  },
  'the results, their count, the filters and the pages': {
    path: '/default.html',
    presses: (page) => [
      ...checks(page, 2),
      page.locator('.vitrine-pager a, .vitrine-pager button').last(),
    ],
    parts: '[data-vitrine="search"]',
  },
  'the links of the CMS that save an item': {
    path: '/flags.html',
    // In the end nothing is saved, as before.
    presses: (page) =>
      [0, 1, 0, 1].map((n) => page.locator('#teasers [data-vitrine="flag"]').nth(n)),
    parts: '#teasers, .demo-counters-bar',
  },
}

for (const [what, { path, presses, parts }] of Object.entries(CASES)) {
  test(`${what} stay true on a page that the browser translates`, async ({ page }) => {
    /** The texts after each press, without the marks and spaces of the translation. */
    const visit = async (isTranslated: boolean) => {
      await page.goto(path)
      await waitForSearches(page)
      if (isTranslated) {
        await translatePage(page)
        expect(await page.locator(parts).locator('font').count()).toBeGreaterThan(0)
      }
      const texts = async () =>
        (await page.locator(parts).allInnerTexts()).map((text) =>
          text.replaceAll(MARK, '').replace(/\s+/g, ''),
        )
      const seen = [await texts()]
      for (const control of presses(page)) {
        await control.click()
        await waitForSearches(page)
        seen.push(await texts())
      }
      return seen
    }
    const plain = await visit(false)
    expect(plain.at(1)).not.toEqual(plain.at(0))
    expect(await visit(true)).toEqual(plain)
  })
}
