import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

test.use(onSharedPage)

const COUNTS = {
  'an English heading': { heading: '{n} stays (all)', text: '2,000 stays (all)' },
  'a Hebrew heading': { heading: '{n} צימרים', text: '2,000 צימרים' },
  'a count of the page': { heading: '', text: '1–10 of 2,000' },
}

for (const direction of ['ltr', 'rtl'] as const) {
  for (const [name, { heading, text }] of Object.entries(COUNTS)) {
    test(`${name} stands where a line of the page begins (${direction})`, async ({ page }) => {
      const option = heading && `data-vitrine-heading="${heading}"`
      await openHtml(
        page,
        htmlPage(`<div data-vitrine="search" data-vitrine-solr.url="/solr/select" data-vitrine-solr.index="listings">
          <div data-vitrine="result-count" ${option}></div></div>`).replace(
          '<html',
          `<html dir="${direction}"`,
        ),
      )
      await waitForSearches(page)
      const count = page.locator('.vitrine-result-count')
      await expect(count).toHaveText(text)
      const gaps = await count.evaluate((element) => {
        const line = document.createRange()
        line.selectNodeContents(element)
        const words = line.getBoundingClientRect()
        const place = element.closest('[data-vitrine]')?.getBoundingClientRect()
        if (!place) throw new Error('The count has a mount point.')
        return { ltr: words.left - place.left, rtl: place.right - words.right }
      })
      expect(gaps[direction]).toBeCloseTo(0, 0)
      expect(gaps[direction === 'ltr' ? 'rtl' : 'ltr']).toBeGreaterThan(200)
    })
  }
}
