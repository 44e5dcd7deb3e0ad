import { expect, test } from '../support/test'
import { type Push, readPushes, recordDataLayer } from './dataLayer'

interface ItemList {
  readonly items: readonly { readonly index: number; readonly item_list_name: string }[]
}

/** Large enough to show all results of a page at once. */
test.use({ viewport: { width: 1280, height: 2400 } })

const events = (pushes: readonly Push[], name: string) =>
  pushes.filter((push) => push['event'] === name).map((push) => push['ecommerce'] as ItemList)

test('pushes results with their rank, on the next page too, and the chosen result', async ({
  page,
}) => {
  await recordDataLayer(page)
  await page.goto('/products.html?tags=ok&consent=granted&csp=strict')
  const ranks = async () =>
    events(await readPushes(page), 'view_item_list').map(({ items }) =>
      items.map(({ index }) => index),
    )
  await expect.poll(ranks).toEqual([range(1, 10), range(11, 12)])
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Page 2' })
    .click()
  await expect.poll(ranks).toEqual([range(1, 10), range(11, 12), range(13, 22), range(23, 24)])
  const third = page.locator('.vitrine-results__item').nth(2)
  await third.getByRole('link').click()
  await page.waitForURL('**/listings/*')
  const [chosen] = events(await readPushes(page), 'select_item')
  expect(chosen).toMatchObject({
    item_list_name: 'Places to stay',
    items: [{ index: 15, item_list_name: 'Places to stay', item_category: 'Stays' }],
  })
})

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}
