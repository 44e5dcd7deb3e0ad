import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { computedStyles } from './computedStyles'

interface Case {
  readonly page: string
  readonly width: number
  /** Brings what is compared to the screen. */
  readonly show: (page: Page) => Promise<unknown>
  /** The sheets of dist/styles that it needs, sorted. */
  readonly sheets: readonly string[]
}

/** What the mount points of index.html need. */
const INDEX = [
  ...['amenities', 'boost', 'choices', 'did-you-mean', 'flag-counter', 'listing'],
  ...['nothing-found', 'range', 'surfaces'],
]

const CASES: readonly Case[] = [
  { page: 'index', width: 1280, show: waitForSearches, sheets: INDEX },
  {
    page: 'index',
    width: 360,
    show: async (page) => {
      await waitForSearches(page)
      await page.getByRole('button', { name: 'Filters' }).click()
      await page.getByRole('dialog').waitFor()
    },
    sheets: [...INDEX, 'sheet'].sort(),
  },
  {
    page: 'index',
    width: 1280,
    show: async (page) => {
      await waitForSearches(page)
      await page.getByRole('combobox').first().fill('la')
      await page.getByRole('option').first().waitFor()
    },
    sheets: [...INDEX, 'suggestions'].sort(),
  },
  {
    page: 'dropdowns',
    width: 1280,
    show: async (page) => {
      await page.locator('.vitrine-dropdown__input').first().click()
      await page.getByRole('option').first().waitFor()
    },
    sheets: ['dropdown', 'surfaces'],
  },
  {
    page: 'dialogs',
    width: 1280,
    show: async (page) => {
      await page.locator('[aria-haspopup="dialog"]').first().click()
      await page.locator('.vitrine-modal__body').waitFor()
    },
    sheets: ['consent', 'dropdown', 'modal', 'surfaces'],
  },
]

for (const { page: name, width, show, sheets } of CASES) {
  test(`${name} at ${width} px with ${sheets.join(', ')} looks as with all styles`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const open = async () => {
      await page.goto(`/${name}.html`)
      await show(page)
      return computedStyles(page)
    }
    const whole = await open()
    expect(whole.length).toBeGreaterThan(20)
    await linkSearchStyles(page)
    expect(await open()).toEqual(whole)
    expect(await loadedSheets(page)).toEqual(sheets)
  })
}

test('they stand behind the link of the page, before the styles of the theme, and load once', async ({
  page,
}) => {
  await linkSearchStyles(page)
  await page.goto('/index.html')
  await waitForSearches(page)
  await page.evaluate(() => window.Vitrine?.detach())
  await page.evaluate(() => window.Vitrine?.attach())
  await waitForSearches(page)
  const names = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) =>
      href.replace(/^.*\//, ''),
    ),
  )
  expect(names.slice(0, 2)).toEqual(['vitrine-search.css', 'surfaces.css'])
  expect(new Set(names).size).toBe(names.length)
  expect(names.at(-1)).not.toBe('range.css')
})

test('a widget whose styles do not load shows without them', async ({ page, consoleLog }) => {
  consoleLog.allow(/Failed to load resource/)
  await page.route('**/styles/suggestions.css', (route) => route.abort(), { times: 1 })
  await linkSearchStyles(page)
  await page.goto('/index.html')
  await waitForSearches(page)
  const box = page.getByRole('combobox').first()
  await box.fill('la')
  await page.getByRole('option').first().waitFor()
  expect(await loadedSheets(page)).not.toContain('suggestions')
})

/** Lets the demo pages link `vitrine-search.css`. */
async function linkSearchStyles(page: Page): Promise<void> {
  await page.route(/\.html$/, async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace('/vitrine.css', '/vitrine-search.css')
    await route.fulfill({ response, body: html })
  })
}

async function loadedSheets(page: Page): Promise<readonly string[]> {
  const paths = await page.evaluate(() =>
    [...document.styleSheets].map(({ href }) => href?.match(/\/dist\/styles\/(.+)\.css/)?.[1]),
  )
  return paths.filter((path) => path !== undefined).sort()
}
