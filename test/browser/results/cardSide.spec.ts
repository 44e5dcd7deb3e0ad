import { openHtml } from '../support/openHtml'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

test.use(onSharedPage)

const TITLE = '<b>Bold</b> & "quoted" cabin by a lake that is far from here'
const TEASER =
  'Dry your boots by the stove, and look at the lake from all of its windows. Come soon!'
const RTL_TITLE = 'בקתה ליד האגם, רחוקה מכאן (חדשה)'

function page(dir: string, card: string): string {
  return `<!doctype html>
<html lang="en" dir="${dir}">
  <head>
    <meta charset="utf-8" />
    <title>Stays</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/dist/vitrine-search.css" />
    <script type="module" src="/dist/esm/vitrine.js"></script>
  </head>
  <body style="inline-size: 15em">
    <div data-vitrine="search" data-vitrine-solr.url="/solr/select" data-vitrine-solr.index="listings"
      data-vitrine-solr.max_rows="2"><div data-vitrine="results" data-vitrine-card="${card}"></div></div>
  </body>
</html>`
}

for (const card of ['plain', 'listing']) {
  for (const dir of ['ltr', 'rtl'] as const) {
    test(`texts of either direction stand where a ${card} card begins (${dir})`, async ({
      page: tab,
    }) => {
      await tab.route('**/solr/select', async (route) => {
        const response = await route.fetch()
        const answer = JSON.parse((await response.text()).replace(/^[^{]*|[^}]*$/g, ''))
        const [first, second] = answer.response.docs
        Object.assign(first, { title: TITLE, teaser: TEASER })
        Object.assign(second, { title: RTL_TITLE, teaser: `${RTL_TITLE}, ${RTL_TITLE}` })
        await route.fulfill({ response, json: answer })
      })
      await openHtml(tab, page(dir, card))
      await waitForSearches(tab)
      await expect(tab.locator('.vitrine-card__title a').first()).toHaveText(TITLE)
      const lines = await tab.evaluate(() =>
        [...document.querySelectorAll('.vitrine-card__title, .vitrine-card__text')].map((text) => {
          const range = document.createRange()
          range.selectNodeContents(text)
          const card = text.closest('.vitrine-card')?.getBoundingClientRect()
          return [...range.getClientRects()].map((line) => ({
            ltr: Math.round(line.left - (card?.left ?? 0)),
            rtl: Math.round((card?.right ?? 0) - line.right),
          }))
        }),
      )
      expect(lines).toHaveLength(4)
      for (const text of lines) {
        expect(text.length).toBeGreaterThan(1)
        for (const line of text) expect(Math.abs(line[dir])).toBeLessThanOrEqual(1)
      }
      await test.step('and each reads in its own direction', async () => {
        const starts = await tab.locator('.vitrine-card__title a').evaluateAll((links) =>
          links.map((link) => {
            const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
            const text = walker.nextNode()
            if (!text) throw new Error('A title has a text.')
            const at = (index: number) => {
              const range = document.createRange()
              range.setStart(text, index)
              range.setEnd(text, index + 1)
              return range.getBoundingClientRect().left
            }
            return at(0) < at(1)
          }),
        )
        expect(starts).toEqual([true, false])
      })
    })
  }
}
