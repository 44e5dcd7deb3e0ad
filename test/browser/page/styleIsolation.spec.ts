import { expect, test } from '../support/test'

test('our stylesheet does not change the styles of the crowded page', async ({ page }) => {
  const readStyles = async () => {
    // The QA panel is added late and is an element of the page too.
    await page.locator('.vitrine-qa:not([hidden])').waitFor({ state: 'attached' })
    return page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'body *:not([data-vitrine], [data-vitrine] *, [class^="qa"] *)',
        ),
      ]
        .filter((one) => !one.closest('.vitrine-announcer, [class*="qa-"], #checks'))
        .map((one) => {
          const style = getComputedStyle(one)
          const declarations = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`)
          // Sizes and positions depend on the content beside the element.
          return [one.tagName, ...declarations.filter((line) => !SIZES.test(line))].join('\n')
        }),
    )
  }
  await page.addInitScript(() => {
    Object.assign(window, {
      SIZES:
        /^(width|height|block-size|inline-size|perspective-origin|transform-origin|inset|top|bottom|left|right)\b/,
    })
  })
  await page.route('**/vitrine.js', (route) => route.fulfill({ body: '' }))
  await page.goto('/crowded.html')
  const withOurs = await readStyles()
  await page.route('**/vitrine.css', (route) =>
    route.fulfill({ body: '', contentType: 'text/css' }),
  )
  await page.goto('/crowded.html')
  expect(withOurs.length).toBeGreaterThan(30)
  expect(withOurs).toEqual(await readStyles())
})

declare const SIZES: RegExp
