import type { Page } from '@playwright/test'
import { SearchPage } from '../search/SearchPage'
import { searchMarkup } from '../search/searchMarkup'
import { holdRequests } from '../support/holdRequests'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'

const LATENCY_MS = 500

/** Records clicks and the start, response and abort of requests, in order. */
async function recordEvents(page: Page) {
  await page.addInitScript(() => {
    const events: string[] = []
    Object.assign(window, { events })
    document.addEventListener('click', () => events.push('click'), { capture: true })
    const real = window.fetch
    window.fetch = async (input, init) => {
      const body = new URLSearchParams(String(init?.body))
      const name = body.has('ids') ? 'documents' : `start=${body.get('start')}`
      events.push(`> ${name}`)
      let hasEnded = false
      init?.signal?.addEventListener('abort', () => {
        if (!hasEnded) events.push(`x ${name}`)
        hasEnded = true
      })
      const response = await real(input, init)
      const text = await response.text()
      hasEnded = true
      events.push(`< ${name}`)
      return new Response(text, response)
    }
  })
  return (): Promise<readonly string[]> =>
    page.evaluate(() => Reflect.get(window, 'events') as string[])
}

test('a result page under the resting pointer is loaded before the click, on a slow server', async ({
  page,
  qa,
}) => {
  const events = await recordEvents(page)
  await qa.simulate({ latency: LATENCY_MS })
  await openHtml(page, htmlPage(searchMarkup()))
  const listings = new SearchPage(page)
  await listings.waitForResults()
  const before = await listings.results()
  const url = page.url()

  await listings.root.getByRole('link', { name: 'Next »' }).hover()
  await expect
    .poll(async () => (await events()).slice(4))
    .toEqual(['> start=12', '< start=12', '> documents', '< documents'])
  expect([page.url(), await listings.results()]).toEqual([url, before])
  await expect(listings.root).toHaveAttribute('data-state', 'ready')

  const shown = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('.vitrine-pager__next')?.click()
    await new Promise(requestAnimationFrame)
    return document.querySelector('.vitrine-results__item a')?.getAttribute('href')
  })
  expect(before).not.toContain(shown)
  // The pointer rests on another link now, whose page may be prefetched.
  const after = (await events()).slice((await events()).lastIndexOf('click'))
  expect(after, 'the shown page is not requested again').not.toContain('> start=12')
})

test('a prefetch never delays a click', async ({ page, qa }) => {
  const events = await recordEvents(page)
  await openHtml(page, htmlPage(searchMarkup()))
  const listings = new SearchPage(page)
  await listings.waitForResults()
  await qa.simulate({ failureRate: 1, kind: 'hang' })
  await listings.root.getByRole('link', { name: 'Page 2' }).hover()
  await expect.poll(async () => (await events()).at(-1)).toBe('> start=12')

  await qa.simulate()
  // A script clicks, since the pointer would prefetch the page on its way.
  await listings.root
    .getByRole('link', { name: 'Page 3' })
    .evaluate((link: HTMLElement) => link.click())
  await listings.waitForResults()
  const since = (await events()).slice(4)
  expect(since.slice(0, 4)).toEqual(['> start=12', 'click', 'x start=12', '> start=24'])
  expect(since.filter((event) => event === 'x start=12')).toHaveLength(1)
})

test('choosing a page during its prefetch sends no second request', async ({ page }) => {
  const events = await recordEvents(page)
  await openHtml(page, htmlPage(searchMarkup()))
  const listings = new SearchPage(page)
  await listings.waitForResults()
  const release = await holdRequests(page, '**/solr/select')
  await page.keyboard.press('Tab')
  await listings.root.getByRole('link', { name: 'Page 2' }).focus()
  await expect.poll(async () => (await events()).at(-1)).toBe('> start=12')
  await page.keyboard.press('Enter')
  release()
  await listings.waitForResults()
  expect((await events()).slice(4)).toEqual([
    '> start=12',
    'click',
    '< start=12',
    '> documents',
    '< documents',
  ])
})
