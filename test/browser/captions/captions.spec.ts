import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'

test('visitors see captions under a strict policy, on the same side in both text directions', async ({
  page,
  qa,
}) => {
  const shortcode = (align: string) =>
    `<p>[caption caption="A &lt;b&gt; lake" align="${align}"]<img src="/pictures/17.svg" alt="" width="200" height="150">[/caption]</p>`
  const body = `<main><h1>Lakes</h1><div id="story" data-vitrine="caption-editor" data-vitrine-show>${['left', 'center', 'right'].map(shortcode).join('')}</div></main>`
  await page.route('**/strict/lakes', async (route) => {
    const policy = (await route.fetch({ url: new URL('/strict.html', page.url()).href })).headers()
    const headers = { 'content-security-policy': policy['content-security-policy'] ?? '' }
    await route.fulfill({ body: htmlPage(body), contentType: 'text/html', headers })
  })
  await page.goto('/strict.html')
  await page.goto('/strict/lakes')
  await expect(page.locator('.caption-text')).toHaveText(['A <b> lake', 'A <b> lake', 'A <b> lake'])
  const middles = () =>
    page.locator('.caption-width-container').evaluateAll((all) =>
      all.map((one) => {
        const { left, right, width } = one.getBoundingClientRect()
        const middle = (left + right) / 2 / document.documentElement.clientWidth
        return [width, middle < 0.4 ? 'left' : middle > 0.6 ? 'right' : 'center']
      }),
    )
  const sides = [
    [200, 'left'],
    [200, 'center'],
    [200, 'right'],
  ]
  expect(await middles()).toEqual(sides)
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  expect(await middles()).toEqual(sides)
  expect(await qa.cspReports()).toEqual([])
})

test('a search page downloads no caption module before the captions are used', async ({ page }) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  const html = htmlPage('<main data-vitrine="search" data-vitrine-solr.url="/solr/select"></main>')
  const modules = html.replace(
    '<script defer src="/dist/vitrine.js">',
    '<script type="module" src="/dist/esm/vitrine.js">',
  )
  await openHtml(page, modules)
  await expect(page.locator('.vitrine-results__item').first()).toBeVisible()
  const captionModules = () =>
    paths.filter((path) => /esm\/(?:caption-editor|captions|showCaptions)-/.test(path))
  expect(captionModules()).toEqual([])
  const block = await page.evaluate(() =>
    window.Vitrine?.captions.toBlock('[caption caption="a"]b[/caption]'),
  )
  expect(block).toContain('class="caption caption-left"')
  expect(captionModules()).not.toEqual([])
})
