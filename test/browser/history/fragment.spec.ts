import { SearchPage } from '../search/SearchPage'
import { searchMarkup } from '../search/searchMarkup'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'

test.use(onSharedPage)

/** The visible state of the page. */
async function readPage(listings: SearchPage) {
  const { page } = listings
  return {
    url: page.url(),
    count: await listings.resultCount(),
    results: await listings.results(),
    ticked: await listings.checkedValues(),
    term: await page.getByRole('textbox', { name: 'Search' }).inputValue(),
    sort: await page.getByRole('combobox').inputValue(),
  }
}

/** Searches, filters, sorts and pages. @returns the state at the start and after each step. */
async function takeSteps(listings: SearchPage) {
  const steps = [
    () => listings.search('lake'),
    () => listings.toggle('Type', 'cabin'),
    () => listings.toggle('Type', 'loft'),
    () => listings.toggle('Bedrooms', '2'),
    () => listings.sortBy('Rating'),
    () => listings.openPage('Next »'),
    () => listings.toggle('Type', 'loft'),
  ]
  await listings.waitForResults()
  const states = [await readPage(listings)]
  for (const step of steps) {
    await step()
    states.push(await readPage(listings))
  }
  return states
}

test('Back and Forward restore every step', async ({ page }) => {
  await openHtml(page, htmlPage(searchMarkup()), '/test?utm=mail&q=castle#')
  const listings = new SearchPage(page)
  const states = await takeSteps(listings)
  expect(new Set(states.map(({ url }) => url)).size).toBe(states.length)
  expect(new Set(states.map(({ results }) => results.join())).size).toBe(states.length)

  for (const step of states.slice(0, -1).toReversed()) {
    await page.goBack()
    await expect.poll(() => readPage(listings), { intervals: [50] }).toEqual(step)
  }
  for (const step of states.slice(1)) {
    await page.goForward()
    await expect.poll(() => readPage(listings), { intervals: [50] }).toEqual(step)
  }
})

test('a shared link shows another visitor the same results', async ({ page, browser, site }) => {
  const html = htmlPage(searchMarkup())
  await openHtml(page, html)
  const states = (await takeSteps(new SearchPage(page))).at(-2)

  const otherContext = await browser.newContext({ baseURL: site })
  const otherPage = new SearchPage(await otherContext.newPage())
  await openHtml(otherPage.page, html, states?.url.slice(site.length))
  await otherPage.waitForResults()
  expect(await readPage(otherPage)).toEqual(states)
  await otherContext.close()
})

test('a query string gives the first search, and stays', async ({ page }) => {
  await openHtml(page, htmlPage(searchMarkup()), '/test?q=lake&sort=rating+desc&utm=mail')
  const listings = new SearchPage(page)
  await listings.waitForResults()
  await expect(page.getByRole('textbox', { name: 'Search' })).toHaveValue('lake')
  const before = await listings.resultCount()
  await listings.toggle('Type', 'cabin')
  const { search, hash } = new URL(page.url())
  expect(search).toBe('?q=lake&sort=rating+desc&utm=mail')
  expect(hash).toBe('#fq=%7B!tag%3Dbundle%7Dbundle:(%20cabin%20)')
  await page.evaluate(() => history.back())
  await expect.poll(() => listings.resultCount()).toBe(before)
})

test('parameters that are not exposed are neither read nor changed', async ({ page, qa }) => {
  const html = htmlPage(searchMarkup({ solr: { exposed_params: ['q', 'fq'] } }))
  await openHtml(page, html, '/test#q=lake&sort=price%20desc&rows=3&qf=host&tab=photos')
  const listings = new SearchPage(page)
  await listings.waitForResults()
  const [body] = await qa.searches()
  expect(body).toMatch(/^q=lake&facet=true&/)
  expect(body).toContain('&rows=12&start=0&defType=')
  expect(body).not.toMatch(/sort=|qf=|tab=/)

  await listings.sortBy('Rating')
  await listings.openPage('Page 2')
  await listings.toggle('Type', 'cabin')
  const fragment = new URLSearchParams(new URL(page.url()).hash.slice(1))
  expect([...fragment]).toEqual([
    ['q', 'lake'],
    ['fq', '{!tag=bundle}bundle:( cabin )'],
    ['sort', 'price desc'],
    ['rows', '3'],
    ['qf', 'host'],
    ['tab', 'photos'],
  ])
})

test('a skip link keeps the results and sends no request', async ({ page, qa }) => {
  const skip = '<a href="#listings">Skip to the listings</a>'
  await openHtml(page, htmlPage(skip + searchMarkup()))
  const listings = new SearchPage(page)
  await listings.search('lake')
  const before = await readPage(listings)
  const searches = (await qa.searches()).length

  await page.getByRole('link', { name: 'Skip to the listings' }).click()
  await expect(page).toHaveURL(/#listings$/)
  expect(await readPage(listings)).toEqual({ ...before, url: page.url() })
  expect(await qa.searches()).toHaveLength(searches)

  await listings.toggle('Type', 'cabin')
  const body = (await qa.searches()).at(-1)
  expect(body).toContain('q=lake&fq=%7B!tag%3Dbundle%7Dbundle%3A(%20cabin%20)&')
})
