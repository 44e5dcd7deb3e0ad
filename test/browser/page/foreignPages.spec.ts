import type { Page } from '@playwright/test'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

const config = JSON.stringify({
  solr: { url: '/solr/select', max_rows: 5, facets: ['city', 'price'] },
})
const search = `
  <div id="listings" data-vitrine="search" data-vitrine-config='${config}'>
    <div data-vitrine="search-box"></div>
    <div data-vitrine="facet" data-vitrine-field="city"></div>
    <div data-vitrine="range" data-vitrine-field="price"></div>
    <div data-vitrine="current-filters"></div>
    <div data-vitrine="sort" data-vitrine-options='[{"value": "price asc", "label": "Cheapest"}]'></div>
    <div data-vitrine="results"></div>
    <div data-vitrine="pager"></div>
  </div>`

/** Chooses page 2 by a click, and a facet's value. */
async function clickAround(page: Page, within = page.locator('body')) {
  await within.getByRole('link', { name: 'Page 2' }).click()
  await expect(within.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await within.getByRole('checkbox').first().click()
  await expect(within.locator('.vitrine-current-filters')).toBeVisible()
  await expect(within.locator('#listings')).toHaveAttribute('data-state', 'ready')
}

for (const base of ['https://cdn.example/assets/', '/elsewhere/']) {
  test(`links stay on a page with <base href="${base}">`, async ({ page, site }) => {
    // The pictures of the results have relative addresses.
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" />'
    await page.route(/cdn\.example|\/elsewhere\//, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: picture }),
    )
    const html = htmlPage(search, `<base href="${base}">`)
    await openHtml(page, html.replace(/"(?=\/(?:dist|solr)\/)/g, `"${site}`), '/test?lang=en')
    await waitForSearches(page)
    const href = await page
      .getByRole('link', { name: 'Page 2' })
      .evaluate((link) => (link as HTMLAnchorElement).href)
    expect(href).toContain(`${site}/test?lang=en#start=5`)
    await clickAround(page)
    await expect.poll(() => page.url()).toContain(`${site}/test?lang=en#fq=`)
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  })
}

test('a page in about:srcdoc searches', async ({ page }) => {
  const inner = htmlPage(search).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  await openHtml(
    page,
    `<!doctype html><title>Preview</title><iframe srcdoc="${inner}" width="900" height="900"></iframe>`,
  )
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('.vitrine-results__item').first()).toBeVisible()
  await clickAround(page, frame.locator('body'))
})

test('a page that a late document.write replaces searches, and goes back', async ({ page }) => {
  await openHtml(page, htmlPage(search))
  await waitForSearches(page)
  // Without the style sheet the pictures would have no room until they load, and move what is clicked.
  const styles = '<link rel="stylesheet" href="/dist/vitrine.css">'
  await page.evaluate((html) => {
    document.open()
    document.write(html)
    document.close()
  }, `<!doctype html><title>Written</title>${styles}${search}`)
  await expect(page.locator('.vitrine-results__item').first()).toBeVisible()
  await waitForSearches(page)
  await clickAround(page)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
})

test('Enter in our controls does not submit the form of a CMS around them', async ({ page }) => {
  await openHtml(
    page,
    htmlPage(`<form action="/submitted" method="get">
    <input type="hidden" name="cms" value="1"><input aria-label="A field of the CMS" name="cms-text">
    <button name="op">Save</button>${search}</form>`),
  )
  await waitForSearches(page)
  await page.evaluate(() => {
    const submits: string[] = []
    Object.assign(window, { submits })
    document.querySelector('form')?.addEventListener('submit', (event) => {
      if (event.target === event.currentTarget)
        submits.push(document.activeElement?.outerHTML ?? '')
      event.preventDefault()
    })
  })
  const fields = await page.locator('[data-vitrine-root] :is(input, select)').elementHandles()
  expect(fields.length).toBeGreaterThan(10)
  for (const field of fields) {
    // A search that Enter sends may take a field away.
    const isFocused = await field.evaluate((element) => {
      if (element instanceof HTMLElement) element.focus()
      return document.activeElement === element
    })
    if (isFocused) await page.keyboard.press('Enter')
  }
  const submitters = page.locator('[data-vitrine-root] button:not([type="button"])')
  const owners = await submitters.evaluateAll((buttons) =>
    buttons.map((button) => (button as HTMLButtonElement).form?.getAttribute('action')),
  )
  expect(owners, 'only the search box has a button that submits, its form').toEqual([null])
  const submits = () => page.evaluate(() => Reflect.get(window, 'submits'))
  expect(await submits()).toEqual([])
  const names = await page.evaluate(() => {
    const form = document.querySelector('form')
    return form ? [...new FormData(form).keys()] : []
  })
  expect(names).toEqual(['cms', 'cms-text'])
  await page.getByLabel('A field of the CMS').focus()
  await page.keyboard.press('Enter')
  expect(await submits()).toHaveLength(1)
})
