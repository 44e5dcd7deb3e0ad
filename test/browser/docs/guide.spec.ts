import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { guideExamples } from '../../support/guide'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Pages whose examples search, and need no file that the demo does not have. */
const PAGES = [
  'back-and-prefetch',
  'category-trees',
  'dates',
  'fallback',
  'filters',
  'first-page',
  'home-page',
  'languages',
  'list-and-map',
  'listing-page',
  'migrating-from-ajaxsolr',
  'near',
  'nothing-found',
  'numbers',
  'page-title',
  'proxy',
  'results',
  'saved-items',
  'security',
  'several-searches',
  'solr',
  'suggestions',
  'templates',
  'theming',
]

/** What docs/guide/files.md adds to a page for further widgets. */
const FURTHER_SCRIPTS =
  '<script defer src="/dist/vitrine-facets.js"></script><script defer src="/dist/vitrine-page.js"></script><script defer src="/dist/vitrine-layout.js"></script>'

/** An example as a whole page at the demo's addresses. An example without a search stands inside one. */
function pageOf(html: string): string {
  if (html.startsWith('<!doctype html>')) {
    return html
      .replace('"vitrine.css"', '"/dist/vitrine.css"')
      .replace('"vitrine.js"', '"/dist/vitrine.js"')
  }
  if (html.includes('data-vitrine="search"')) return htmlPage(html, FURTHER_SCRIPTS)
  const search = 'data-vitrine="search" data-vitrine-solr.url="/solr/select"'
  return htmlPage(
    `<main ${search}>${html}<div data-vitrine="results"></div></main>`,
    FURTHER_SCRIPTS,
  )
}

async function openExample(page: Page, name: string, number: number): Promise<void> {
  const html = guideExamples(root, name)[number - 1]
  if (!html) throw new Error(`docs/guide/${name}.md has no example ${number}`)
  await openHtml(page, pageOf(html.replaceAll('"/vitrine/', '"/dist/')))
  await waitForSearches(page)
}

/** The last number of a text such as “1–10 of 2,000”. */
const numberIn = (text: string | null) =>
  Number(/([\d,]+)\D*$/.exec(text ?? '')?.[1]?.replace(',', ''))

for (const name of PAGES) {
  test(`the examples of the guide show results, without a message: ${name}`, async ({
    page,
    consoleLog,
  }) => {
    for (const [number, example] of guideExamples(root, name).entries()) {
      await openExample(page, name, number + 1)
      const shown = page.locator('.vitrine-results__item')
      if (example.includes('solr.saved')) {
        await expect(page.getByText('Nothing is saved yet')).toBeVisible()
      } else if ((await page.locator('[data-vitrine="results"]').count()) > 0) {
        expect(await shown.count(), `example ${number + 1}`).toBeGreaterThan(0)
      }
      const { notMounted } = await page.evaluate(
        () => window.Vitrine?.doctor() ?? { notMounted: [] },
      )
      expect(notMounted, `example ${number + 1}`).toEqual([])
    }
    expect(consoleLog.lines).toEqual([])
  })
}

test('the first page of the guide searches, and its facet combines values by “or”', async ({
  page,
}) => {
  await openExample(page, 'first-page', 1)
  const count = page.locator('.vitrine-result-count')
  const values = page.getByRole('group', { name: 'City' }).getByRole('checkbox')
  expect(await count.textContent()).toBe('1–10 of 2,000')
  const [side, main] = await Promise.all(
    ['side', 'main'].map((part) => page.locator(`.vitrine-page__${part}`).boundingBox()),
  )
  expect((side?.x ?? 0) + (side?.width ?? 0)).toBeLessThan(main?.x ?? 0)
  await values.nth(0).click()
  await waitForSearches(page)
  const one = numberIn(await count.textContent())
  await values.nth(1).click()
  await waitForSearches(page)
  const two = numberIn(await count.textContent())
  expect(one).toBeGreaterThan(0)
  expect(two).toBeGreaterThan(one)
  await expect(page.locator('.vitrine-chip')).toHaveCount(2)
  await page
    .getByRole('search')
    .getByRole('textbox')
    .or(page.getByRole('searchbox'))
    .first()
    .fill('lake')
  await page.keyboard.press('Enter')
  await waitForSearches(page)
  expect(numberIn(await count.textContent())).toBeLessThan(two)
})

test('the filters of the guide hide values, count by money and explain categories', async ({
  page,
}) => {
  await openExample(page, 'filters', 3)
  await expect(page.getByRole('group', { name: 'City' }).getByRole('checkbox')).toHaveCount(5)
  await openExample(page, 'filters', 4)
  await expect(page.getByRole('slider')).toHaveCount(4)
  await expect(page.locator('.vitrine-range').first()).toContainText('$')
  await expect(page.locator('.vitrine-range').last()).not.toContainText('$')
  await openExample(page, 'filters', 5)
  await expect(page.getByText('On the water')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Sauna/ })).toBeVisible()
  await openExample(page, 'filters', 6)
  await expect(page.getByRole('group', { name: 'City' })).toBeVisible()
  await expect(page.getByRole('slider')).toHaveCount(2)
})

test('the template of the guide is the card of each result', async ({ page }) => {
  await openExample(page, 'templates', 1)
  const cards = page.locator('.vitrine-results__item article.teaser')
  await expect(cards).toHaveCount(10)
  const card = cards.first()
  await expect(card.getByRole('heading', { level: 3 }).getByRole('link')).toHaveAttribute(
    'href',
    /^\/listings\/\d+$/,
  )
  await expect(card).toContainText(/\$\d+ a night/)
  await expect(card.getByRole('button', { name: /^Flag/ })).toBeVisible()
  expect(await card.getByRole('listitem').count()).toBeGreaterThan(1)
})

test('a picture of the guide’s template is not wider than its card', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openExample(page, 'templates', 1)
  const card = page.locator('article.teaser').first()
  const widths = await card.evaluate((element) => {
    const picture = element.querySelector('img')
    return { card: element.clientWidth, picture: picture?.offsetWidth ?? Number.NaN }
  })
  expect(widths.picture).toBeLessThanOrEqual(widths.card)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('the custom properties of the guide colour the widgets', async ({ page }) => {
  await openExample(page, 'theming', 1)
  const button = page.locator('.vitrine-search-box__submit')
  await expect(button).toHaveCSS('background-color', 'rgb(10, 125, 90)')
  await expect(button).toHaveCSS('border-start-start-radius', '2px')
})

test("the links of the guide's home page open their search", async ({ page }) => {
  const [home = ''] = guideExamples(root, 'home-page')
  const links = [...home.matchAll(/href="\/search\.html(#[^"]+)"/g)].map(([, to = '']) => to)
  expect(links).toHaveLength(3)
  const search = guideExamples(root, 'first-page')[0] ?? ''
  for (const link of links) {
    const fragment = link.replaceAll('&amp;', '&').replaceAll('Lugano', '%22Lake%20Placid%22')
    await openHtml(page, pageOf(search), `/test${fragment}`)
    await waitForSearches(page)
    expect(numberIn(await page.locator('.vitrine-result-count').textContent())).toBeLessThan(2000)
    await page.goto('about:blank')
  }
})

/** The first page with the slider, the card and the colours of the other pages of the guide. */
function combinedPage(): string {
  const [first = ''] = guideExamples(root, 'first-page')
  const slider = guideExamples(root, 'filters')[3] ?? ''
  const card = /<template data-vitrine-template="result">[\s\S]*?<\/template>/
  const [template = ''] = card.exec(guideExamples(root, 'templates')[0] ?? '') ?? []
  const [colours = ''] =
    /<style>[\s\S]*?<\/style>/.exec(guideExamples(root, 'theming')[0] ?? '') ?? []
  return first
    .replace('</head>', `${colours}</head>`)
    .replace('<div class="vitrine-page__bar">', `${template}$&`)
    .replace(/(data-vitrine-operator="or"><\/div>)/, `$1${slider}`)
}

test('the first page takes the slider, the card and the colours of the other pages', async ({
  page,
  consoleLog,
}) => {
  await openHtml(page, pageOf(combinedPage()))
  await waitForSearches(page)
  await expect(page.locator('.vitrine-results__item article.teaser')).toHaveCount(10)
  await expect(page.getByRole('slider')).toHaveCount(4)
  await expect(page.locator('.vitrine-search-box__submit')).toHaveCSS(
    'background-color',
    'rgb(10, 125, 90)',
  )
  const count = page.locator('.vitrine-result-count')
  await page.getByRole('slider').first().focus()
  await page.keyboard.press('PageUp')
  await expect(page.locator('.vitrine-chip')).toHaveCount(1)
  await waitForSearches(page)
  expect(numberIn(await count.textContent())).toBeLessThan(2000)
  await page.getByRole('group', { name: 'City' }).getByRole('checkbox').first().click()
  await expect(page.locator('.vitrine-chip')).toHaveCount(2)
  expect(consoleLog.lines).toEqual([])
})

for (const width of [360, 600]) {
  test(`single facets are as wide as the page and apart from each other at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openHtml(page, pageOf(combinedPage()))
    await waitForSearches(page)
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox()
      return box ?? { x: 0, y: 0, width: 0, height: 0 }
    }
    const facet = await boxOf('[data-vitrine="facet"]')
    const range = await boxOf('[data-vitrine="range"]')
    const results = await boxOf('[data-vitrine="results"]')
    const [upper, lower] = facet.y < range.y ? [facet, range] : [range, facet]
    expect([facet.width, range.width]).toEqual([results.width, results.width])
    expect(lower.y - upper.y - upper.height).toBeGreaterThanOrEqual(12)
  })
}
