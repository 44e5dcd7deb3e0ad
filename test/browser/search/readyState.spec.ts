import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'

const html = htmlPage(`
  <div id="listings" data-vitrine="search" data-vitrine-solr.url="/solr/select">
    <div data-vitrine="results">
      <p>Places of the week</p>
      <template data-vitrine-template="result">
        <h3><a data-vitrine-attr-href="url" data-vitrine-text="title"></a></h3>
      </template>
    </div>
  </div>`).replace(
  '<script defer src="/dist/vitrine.js">',
  '<script type="module" src="/dist/esm/vitrine.js">',
)

test('the state is never ready while the CMS fallback is shown', async ({ page }) => {
  await page.addInitScript(() => {
    const states = new Set<string>()
    Object.assign(window, { states })
    new MutationObserver(() => {
      const state = document.querySelector('#listings')?.getAttribute('data-state')
      const isOurs = document.querySelector('.vitrine-results h3 a') !== null
      states.add(`${state}: ${isOurs ? 'results' : 'fallback'}`)
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  // The template module loads some frames after the response.
  await page.route('**/compileTemplates-*.js', async (route) => {
    await page.waitForFunction(() => window.Vitrine?.getState().answers['listings'])
    await page.evaluate(async () => {
      for (let i = 0; i < 5; i++) await new Promise(requestAnimationFrame)
    })
    await route.continue()
  })
  await openHtml(page, html)
  await page.locator('#listings[data-state="ready"]').waitFor()
  const states = await page.evaluate(() => [...(Reflect.get(window, 'states') as Set<string>)])
  expect(states).toContain('pending: fallback')
  expect(states).toContain('ready: results')
  expect(states).not.toContain('ready: fallback')
})
