import type { Page } from '@playwright/test'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'

test.use(onSharedPage)

/** Patterns for the console messages that the page lists; … stands for a part that differs between browsers. */
async function expectedMessages(page: Page): Promise<RegExp[]> {
  const texts = await page.locator('[data-says]').allTextContents()
  const escaped = (text: string) => text.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return texts.map((text) => new RegExp(`^${escaped(text).replaceAll('…', '[^\\n]+')}$`))
}

test.beforeEach(async ({ page, consoleLog }) => {
  consoleLog.allow(/^Vitrine: /)
  await page.goto('/wrong.html')
  await page.locator('#stays[data-state="ready"]').waitFor()
})

test('reports each wrong mount point once, in the words that the page shows', async ({
  page,
  consoleLog,
}) => {
  const patterns = await expectedMessages(page)
  expect(patterns.length).toBeGreaterThanOrEqual(12)
  await expect.poll(() => consoleLog.lines.length).toBeGreaterThanOrEqual(patterns.length)
  for (const pattern of patterns) {
    const matching = consoleLog.lines.filter((line) => pattern.test(line))
    expect(matching, `${pattern}\n\n${consoleLog.lines.join('\n')}`).toHaveLength(1)
  }
  const surplus = consoleLog.lines.filter((line) => !patterns.some((pattern) => pattern.test(line)))
  expect(surplus).toEqual([])
})

test('a report names the mount point, the value found and the value expected', async ({
  consoleLog,
}) => {
  const refusals = () => consoleLog.lines.filter((line) => line.includes('was not mounted'))
  await expect.poll(() => refusals().length).toBeGreaterThanOrEqual(12)
  for (const line of refusals()) {
    const [head = '', ...reasons] = line.split('\n')
    expect(head).toMatch(/^Vitrine: [\w-]+(#[\w-]+| \(.+\)| in a \w+ template) was not mounted\.$/)
    expect(reasons.length).toBeGreaterThan(0)
    for (const reason of reasons) {
      expect(reason).toMatch(
        /must (be|stand)|is missing, expected|JSON but is none, got|was not mounted/,
      )
    }
  }
})

test('a wrong mount point keeps the markup of the CMS', async ({ page }) => {
  const refused = await page.evaluate(() =>
    (window.Vitrine?.doctor().problems ?? [])
      .filter(({ message }) => message.includes('was not mounted'))
      .map(({ message }) => /#([\w-]+)/.exec(message)?.[1] ?? ''),
  )
  for (const id of refused.filter(Boolean)) {
    const element = page.locator(`#${id}:not([data-state])`)
    await expect(element.locator('[data-vitrine-hidden]'), id).toHaveCount(0)
    await expect(element, id).toHaveText(/\S/)
    await expect(element, id).toBeVisible()
  }
})

test('the mount points beside wrong ones work', async ({ page }) => {
  const right = page.locator('[data-side="right"] [data-vitrine]:not([data-vitrine="search"])')
  const widgets = right.filter({ hasNot: page.locator('[data-vitrine-template]') })
  const unmounted = () =>
    right.evaluateAll((all) =>
      all
        .filter((one) => !one.closest('[data-vitrine-root], template, [data-vitrine-template]'))
        .filter((one) => !one.querySelector('[data-vitrine-root]'))
        .map((one) => one.outerHTML),
    )
  await expect.poll(unmounted).toEqual([])
  expect(await widgets.count()).toBeGreaterThanOrEqual(10)

  const list = page.getByRole('region', { name: 'Results, by number' })
  const before = (await list.textContent()) ?? ''
  await page.getByRole('navigation', { name: 'Pages, spelt right' }).getByText('Next »').click()
  await expect(list).not.toHaveText(before)
})
