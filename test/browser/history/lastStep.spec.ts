import { SearchPage } from '../search/SearchPage'
import { searchMarkup } from '../search/searchMarkup'
import { holdRequests } from '../support/holdRequests'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'

test('a page that is never idle has the step of a click in its address before the results come', async ({
  page,
}) => {
  await openHtml(page, htmlPage(searchMarkup()))
  const listings = new SearchPage(page)
  await listings.waitForResults()
  const release = await holdRequests(page, '**/select**')
  await page.evaluate(() => {
    window.requestIdleCallback = () => 0
  })
  await listings.value('Type', 'cabin').click()
  await expect(page).toHaveURL(/cabin/)
  release()
  await listings.waitForResults()
})
