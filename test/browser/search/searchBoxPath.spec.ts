import type { Page } from '@playwright/test'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'

test.use(onSharedPage)

const box = (attributes: string, inside = '') =>
  `<header><div data-vitrine="search-box" ${attributes}>${inside}</div></header>`
const form = (action: string, inside: string) =>
  `<form action="${action}">${inside}<button>Go</button></form>`

/** Opens a page with the box, and answers the page that it leads to with a text. */
async function open(page: Page, markup: string, head = ''): Promise<void> {
  await page.route(
    (url) => url.pathname === '/found',
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Found</title>' }),
  )
  await openHtml(page, htmlPage(markup, head))
  await page.locator('.vitrine-search-box__input').waitFor()
}

/** Searches by Enter. @returns the path, query and fragment of the page that it leads to. */
async function search(page: Page, term: string): Promise<string> {
  await page.getByRole('textbox', { name: 'Search' }).fill(term)
  await page.keyboard.press('Enter')
  return leftFor(page)
}

async function leftFor(page: Page): Promise<string> {
  await page.waitForURL((url) => url.pathname === '/found')
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

const sent = (page: Page) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/solr/')) requests.push(request.url())
  })
  return requests
}

test('a search box on a page without a search leads to its path with the term', async ({
  page,
}) => {
  const requests = sent(page)
  await open(page, box('data-vitrine-path="/found"'))
  expect(await search(page, 'lake & "sea" +é')).toBe('/found?q=lake%20%26%20%22sea%22%20%2B%C3%A9')
  await page.goBack()
  await page.getByRole('textbox', { name: 'Search' }).fill('cabin')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  expect(await leftFor(page)).toBe('/found?q=cabin')
  expect(requests).toEqual([])
  page.removeAllListeners('request')
})

test('without a term it leads to the page', async ({ page }) => {
  await open(page, box('data-vitrine-path="/found?page=1#top"'))
  expect(await search(page, '')).toBe('/found?page=1#top')
})

test('it leads where the CMS’s form does, with the names and the hidden fields of that form', async ({
  page,
}) => {
  const fields =
    '<input type="hidden" name="lang" value="de & fr"><label>Words <input name="keys"></label>'
  await open(page, box('', form('/found', fields)))
  expect(await search(page, 'lake')).toBe('/found?lang=de%20%26%20fr&keys=lake')
})

test('on Drupal 7 the term is in the fragment, and q stays the page’s path', async ({ page }) => {
  await page.route('**/drupal7.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.Drupal = { settings: { basePath: "/" }, behaviors: {} }',
    }),
  )
  const script = '<script src="/drupal7.js"></script>'
  await open(page, box('data-vitrine-path="/found?q=node/7"'), script)
  expect(await search(page, 'lake')).toBe('/found?q=node/7#q=lake')
})

test('a search box of a search leads to another page, too', async ({ page }) => {
  await page.goto('/products.html')
  const input = page.getByRole('textbox', { name: 'Search the site' })
  await page.locator('.vitrine-results__item').first().waitFor()
  await input.fill('lake')
  await input.press('Enter')
  await page.waitForURL((url) => url.pathname === '/')
  expect(new URL(page.url()).search).toBe('?q=lake')
})
