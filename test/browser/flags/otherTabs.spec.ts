import type { BrowserContext, Page } from '@playwright/test'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import {
  fillLocalStorage,
  flagButton,
  flagButtonsPage,
  savedIds,
  toggleFlags,
  waitForFlags,
} from './savedItems'

const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${letter}${n}`)

/** Items that are saved at the start: some stay, and each tab removes the others. */
const STAYING = numbered('s', 10)
const OLD_A = numbered('p', 50)
const OLD_B = numbered('q', 50)
const NEW_A = numbered('a', 100)
const NEW_B = numbered('b', 100)
const EXPECTED = [...STAYING, ...NEW_A, ...NEW_B].sort()

/** Mixes additions and removals, two to one: 150 changes for a tab. */
function mixChanges(added: readonly string[], removed: readonly string[]): string[] {
  return removed.flatMap((gone, n) => [...added.slice(2 * n, 2 * n + 2), gone])
}
const CHANGES_A = mixChanges(NEW_A, OLD_A)
const CHANGES_B = mixChanges(NEW_B, OLD_B)

const html = flagButtonsPage(['s0', 'p0', 'q0', 'a0', 'b0'])

/** The storage with free space: all of it, the cookie only, or localStorage until the first items are saved. */
type FreeStorage = 'localStorage' | 'the cookie alone' | 'a localStorage that has filled up'

/** Opens two tabs of one browser with saved items. */
async function twoTabs(context: BrowserContext, storage: FreeStorage): Promise<[Page, Page]> {
  const [a, b] = [await context.newPage(), await context.newPage()]
  for (const page of [a, b]) await openHtml(page, html)
  await waitForFlags(a)
  if (storage === 'the cookie alone') await fillLocalStorage(a)
  await toggleFlags(a, [...OLD_A, ...STAYING, ...OLD_B])
  await waitForFlags(b)
  await expect.poll(async () => (await savedIds(b)).length).toBe(110)
  if (storage === 'a localStorage that has filled up') await fillLocalStorage(a)
  return [a, b]
}

/** Expects exactly these items in both tabs, now and after a reload. */
async function expectInBothTabs(tabs: readonly Page[]): Promise<void> {
  for (const page of tabs) {
    await expect.poll(async () => (await savedIds(page)).toSorted()).toEqual(EXPECTED)
    await expect(flagButton(page, 'p0')).toHaveText('Flag')
    await expect(flagButton(page, 'q0')).toHaveText('Flag')
    await expect(flagButton(page, 'a0')).toHaveText('Unflag')
    await expect(flagButton(page, 'b0')).toHaveText('Unflag')
  }
  // Each tab removes an item of the other and then changes another one: no removed item returns.
  const [a, b] = tabs
  if (!a || !b) throw new Error('There are two tabs')
  await flagButton(a, 'b0').click()
  await flagButton(b, 'a0').click()
  await expect(flagButton(a, 'a0')).toHaveText('Flag')
  await expect(flagButton(b, 'b0')).toHaveText('Flag')
  await toggleFlags(a, ['s0'])
  await toggleFlags(b, ['s1'])
  const remaining = EXPECTED.filter((id) => !['a0', 'b0', 's0', 's1'].includes(id))
  for (const page of tabs) {
    await expect.poll(async () => (await savedIds(page)).toSorted()).toEqual(remaining)
  }
  for (const page of tabs) {
    await page.reload()
    await waitForFlags(page)
    expect((await savedIds(page)).toSorted(), 'after a reload').toEqual(remaining)
  }
}

const STORAGES: readonly FreeStorage[] = [
  'localStorage',
  'the cookie alone',
  'a localStorage that has filled up',
]

for (const storage of STORAGES) {
  test(`two tabs that take turns lose no change, with ${storage}`, async ({ context }) => {
    const [a, b] = await twoTabs(context, storage)
    // Chromium is slow when a write exceeds the storage quota.
    const step = storage === 'localStorage' ? 1 : 5
    for (let n = 0; n < CHANGES_A.length; n += step) {
      await toggleFlags(a, CHANGES_A.slice(n, n + step))
      await toggleFlags(b, CHANGES_B.slice(n, n + step))
    }
    await expectInBothTabs([a, b])
  })

  test(`two tabs that change at the same time lose no change, with ${storage}`, async ({
    context,
  }) => {
    const [a, b] = await twoTabs(context, storage)
    await Promise.all([inSmallSteps(a, CHANGES_A), inSmallSteps(b, CHANGES_B)])
    await expectInBothTabs([a, b])
  })
}

test('a tab that closes during its changes loses none of them', async ({ context }) => {
  const [a, b] = await twoTabs(context, 'localStorage')
  await toggleFlags(b, CHANGES_B)
  await toggleFlags(a, CHANGES_A)
  await a.close({ runBeforeUnload: true })
  await expect.poll(async () => (await savedIds(b)).toSorted()).toEqual(EXPECTED)
})

/** Changes three items at a time, with a task in between for the page and for other tabs. */
async function inSmallSteps(page: Page, ids: readonly string[]): Promise<void> {
  await page.evaluate(async (ids) => {
    for (const [n, id] of ids.entries()) {
      window.Vitrine?.bus.emit('flags:toggle', { id })
      if (n % 3 === 0) {
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = resolve
          port2.postMessage(null)
        })
      }
    }
  }, ids)
}
