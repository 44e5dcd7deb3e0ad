import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'
import { flagCookie, savedIds, waitForFlags } from './savedItems'

test.use(onSharedPage)

/** The values of the `flags` parameter of a demo page, and the resulting number of items. */
const FLAG_PARAMETERS: readonly (readonly [string, number])[] = [
  ['3', 3],
  ['600', 600],
  ['long60', 60],
  ['raw', 2],
  ['numbers', 3],
  ['duplicates', 2],
  ['malformed', 0],
  ['clear', 0],
]

for (const [state, count] of FLAG_PARAMETERS) {
  test(`the QA controls save ${count} items for flags=${state} in the address`, async ({
    page,
    consoleLog,
  }) => {
    if (state === 'malformed') consoleLog.allow(/^Vitrine: .*riot_solr_flag_items/)
    await page.goto(`/flags.html?flags=${state}&latency=0`)
    await page.waitForURL((url) => !url.searchParams.has('flags'))
    await waitForFlags(page)
    await expect.poll(async () => (await savedIds(page)).length).toBe(count)
    const ids = new Set(await savedIds(page))
    expect(ids.size).toBe(count)
    if (state.startsWith('long')) {
      for (const id of ids)
        expect(id).toMatch(/^k3x9-listings-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    }
    await page.reload()
    await waitForFlags(page)
    expect((await savedIds(page)).length).toBe(count)
  })
}

test('the QA controls fill and empty the storage and open a page without storage', async ({
  page,
  consoleLog,
}) => {
  await page.goto('/flags.html?storage=full')
  await page.waitForURL((url) => !url.searchParams.has('storage'))
  const canWrite = () =>
    page.evaluate(() => {
      try {
        localStorage.setItem('any', 'x')
        localStorage.removeItem('any')
        return true
      } catch {
        return false
      }
    })
  expect(await canWrite()).toBe(false)
  await page.goto('/flags.html?storage=free&panel=open')
  await page.waitForURL((url) => !url.searchParams.has('storage'))
  expect(await canWrite()).toBe(true)

  const panel = page.getByRole('complementary', { name: 'QA panel' })
  await panel.getByRole('combobox', { name: 'Save' }).selectOption('60 listings')
  await panel.getByRole('button', { name: 'Do it' }).click()
  await expect.poll(async () => (await savedIds(page)).length).toBe(60)
  // The cookie is written under a lock, later than the display.
  await expect.poll(() => flagCookie(page)).not.toBeNull()
  await panel.getByRole('combobox', { name: 'Save' }).selectOption('Nothing')
  const reloaded = page.waitForEvent('load')
  await panel.getByRole('button', { name: 'Do it' }).click()
  await reloaded
  await waitForFlags(page)
  expect(await savedIds(page)).toEqual([])

  consoleLog.allow(/^Vitrine: (saved items are|Back brings)/)
  await panel.getByRole('link', { name: 'This page without any storage' }).click()
  await page.waitForURL('**/flags.html?csp=sandbox*')
  await waitForFlags(page)
  expect(await page.evaluate(() => window.origin)).toBe('null')
  await panel.getByRole('link', { name: 'This page with storage again' }).click()
  await page.waitForURL('**/flags.html')
  expect(await page.evaluate(() => window.origin)).not.toBe('null')
})
