import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

interface Answer {
  readonly response: { readonly docs: readonly Record<string, unknown>[] }
}

/** Opens the default page, with pictures for the documents that are asked for only. */
async function open(
  page: Page,
  hasPicture: (index: number) => boolean,
  hasPrice: (index: number) => boolean = () => true,
): Promise<void> {
  await page.route('**/solr/select', async (route) => {
    const response = await route.fetch()
    const answer = JSON.parse((await response.text()).replace(/^[^{]*|[^}]*$/g, '')) as Answer
    answer.response.docs.forEach((doc, i) => {
      if (!hasPicture(i)) delete doc['images']
      if (!hasPrice(i)) delete doc['price']
    })
    await route.fulfill({ response, json: answer })
  })
  await page.goto('/default.html')
  await waitForSearches(page)
}

const bodyTops = (page: Page) =>
  page.locator('.vitrine-card__body').evaluateAll((all) =>
    all.slice(0, 3).map((body) => {
      const card = body.closest('.vitrine-card')
      return Math.round(body.getBoundingClientRect().top - (card?.getBoundingClientRect().top ?? 0))
    }),
  )

test('a card without a picture keeps its place beside cards with one', async ({ page }) => {
  await open(page, (i) => i !== 1)
  await expect(page.locator('.vitrine-card').nth(1).locator('.vitrine-card__media')).toHaveCount(0)
  const [first = 0, bare, third] = await bodyTops(page)
  expect(first).toBeGreaterThan(100)
  expect([bare, third]).toEqual([first, first])
  await test.step('as a list, too', async () => {
    await page.addStyleTag({ url: '/dist/styles/view.css' })
    await page.locator('#stays').evaluate((element) => element.setAttribute('data-view', 'list'))
    const starts = await page
      .locator('.vitrine-card__body')
      .evaluateAll((all) => all.slice(0, 3).map((body) => body.getBoundingClientRect().left))
    expect(new Set(starts).size).toBe(1)
  })
})

test('where no result has a picture, no card has a place for one', async ({ page }) => {
  await open(page, () => false)
  expect(await bodyTops(page)).toEqual([0, 0, 0])
})

test('the flag stands at the foot of a card without a price, too', async ({ page }) => {
  await open(
    page,
    () => true,
    (i) => i !== 1,
  )
  await expect(page.locator('.vitrine-card').nth(1).locator('.vitrine-card__price')).toHaveCount(0)
  const feet = await page
    .locator('.vitrine-card .rs-flag')
    .evaluateAll((all) => all.slice(0, 3).map((flag) => flag.getBoundingClientRect().bottom))
  expect(new Set(feet).size).toBe(1)
})
