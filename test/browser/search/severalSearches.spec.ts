import { disablePrefetch } from '../prefetch/disablePrefetch'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { SearchPage } from './SearchPage'

test('two search components on one page are independent', async ({ page, qa }) => {
  await disablePrefetch(page)
  await page.goto('/two.html')
  await waitForSearches(page)
  const cabins = new SearchPage(page, 'cabins')
  const apartments = new SearchPage(page, 'apartments')
  const before = { count: await apartments.resultCount(), results: await apartments.results() }
  const searches = (await qa.searches()).length

  await cabins.search('lake')
  await cabins.openPage('Next »')
  expect(await cabins.resultCount()).toMatch(/^5–8 of /)
  expect({ count: await apartments.resultCount(), results: await apartments.results() }).toEqual(
    before,
  )
  expect(await qa.searches()).toHaveLength(searches + 2)

  const ofCabins = await cabins.results()
  await apartments.openPage('Page 2')
  expect(await apartments.results()).not.toEqual(before.results)
  expect(await cabins.results()).toEqual(ofCabins)
  await expect.poll(() => new URL(page.url()).hash).toBe('#q=lake&start=4&apt.start=4')

  await page.goBack()
  await expect.poll(() => apartments.results()).toEqual(before.results)
  expect(await cabins.results()).toEqual(ofCabins)
})

test('a component with an inherited search shows the results of its parent', async ({
  page,
  qa,
}) => {
  await page.goto('/two.html')
  await waitForSearches(page)
  const cabins = new SearchPage(page, 'cabins')
  const again = new SearchPage(page, 'cabins-again')
  const searches = (await qa.searches()).length
  expect(searches).toBe(2)
  expect(await again.results()).toEqual(await cabins.results())

  await again.sortBy('Price, lowest first')
  await cabins.waitForResults()
  expect(await again.results()).toEqual(await cabins.results())
  await cabins.search('lake')
  await again.waitForResults()
  expect(await again.results()).toEqual(await cabins.results())
  expect(await again.resultCount()).toBe(await cabins.resultCount())
  expect(await qa.searches()).toHaveLength(searches + 2)
  expect((await qa.searches()).at(-1)).toMatch(/^q=lake&.*&sort=price%20asc&/)
})
