import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'

const TEASER =
  '<p>&ldquo;Quiet&rdquo; &mdash; caf&eacute;s &amp; bars&hellip;</p>&frac12;&nbsp;mile'

test('the teaser of a card shows the characters that HTML names', async ({ page }) => {
  await page.route('**/solr/select', (route) =>
    route.fulfill({
      json: {
        response: {
          numFound: 1,
          start: 0,
          docs: [{ id: '1', title: 'Cabin', teaser: TEASER }],
        },
      },
    }),
  )
  await openHtml(
    page,
    htmlPage(
      `<main data-vitrine="search" data-vitrine-solr='{"url":"/solr/select","return_full_docs":false,"params":{"fl":"*"}}'>
        <div data-vitrine="results"></div>
      </main>`,
    ),
  )
  await expect(page.getByText('“Quiet” — cafés & bars… ½ mile')).toBeVisible()
})
