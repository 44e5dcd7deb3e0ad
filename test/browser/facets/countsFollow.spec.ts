import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

test('the counts of facets follow when the new results are painted', async ({ page }) => {
  await page.goto('/default.html')
  await waitForSearches(page)
  const { before, whenPainted } = await page.evaluate(async () => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const counts = () => all('.vitrine-facet__count').map(({ textContent }) => textContent)
    const old = counts()
    all('input.vitrine-facet__check')[0]?.click()
    await new Promise<void>((resolve) => {
      const [list] = all('.vitrine-results__list')
      if (list) new MutationObserver(() => resolve()).observe(list, { childList: true })
    })
    const { port1, port2 } = new MessageChannel()
    await new Promise((resolve) => {
      port1.onmessage = resolve
      requestAnimationFrame(() => port2.postMessage('painted'))
    })
    return { before: old, whenPainted: counts() }
  })
  expect(whenPainted).toEqual(before)
  await expect(page.locator('.vitrine-facet__count')).not.toHaveText(before)
})
