import type { Locator, Page } from '@playwright/test'
import type { FlagDocsState } from '../../../slices/flags/flagDocs'
import { focusedElement } from '../support/focusedElement'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import type { Qa } from '../support/qa'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { NAMESPACE, savedIds, toggleFlags, waitForFlags } from './savedItems'

/** Solr's `maxBooleanClauses` as it comes. */
const MOST_CLAUSES = 1024

const THREE = ['k3x9-listings-3', 'k3x9-listings-1', 'k3x9-listings-2']

/** The counter in a page's header. */
class Counter {
  readonly root: Locator
  readonly button: Locator
  readonly list: Locator

  constructor(readonly page: Page) {
    this.root = page.locator('[data-vitrine="flag-counter"]').first()
    this.button = this.root.getByRole('button', { name: /^Saved( items)? \d/ })
    this.list = this.root.locator('[popover]')
  }

  /** The titles in the list, in order. */
  titles(): Promise<string[]> {
    return this.list
      .locator('li')
      .evaluateAll((rows) => rows.map((row) => row.querySelector('a')?.textContent ?? ''))
  }

  row(n: number): Locator {
    return this.list.locator('li').nth(n)
  }

  /** Waits until the list names so many of its items. */
  async names(count: number): Promise<void> {
    await expect.poll(async () => (await this.titles()).filter(Boolean).length).toBe(count)
  }
}

/** The listing site with three saved items, or these; each waits for its turn among the tabs. */
async function open(page: Page, ids = THREE): Promise<Counter> {
  await page.goto('/')
  await waitForSearches(page)
  await waitForFlags(page)
  await toggleFlags(page, ids)
  await page.waitForFunction(
    ([name, count]) => window.Vitrine?.getState().flags[name]?.length === count,
    [NAMESPACE, ids.length] as const,
  )
  const counter = new Counter(page)
  await expect(counter.button).toHaveAccessibleName(
    new RegExp(` ${ids.length.toLocaleString('en')}$`),
  )
  return counter
}

/** The ids that the requests for saved items asked for, and how many clauses each had at most. */
async function askedFor(qa: Qa) {
  const bodies = (await qa.searches()).filter((body) => /^rows=\d+&fq=id/.test(body))
  const lists = bodies.map((body) => {
    expect(body).toMatch(/^rows=\d+&fq=id:\(\S+\)$/)
    const fq = new URLSearchParams(body).get('fq') ?? ''
    return fq.slice('id:('.length, -1).split(' OR ')
  })
  return { bodies, lists }
}

test('loads the items when the list is first opened, and only once', async ({ page, qa }) => {
  const counter = await open(page)
  await expect(counter.button).toHaveAccessibleName(/ 3$/)
  expect((await askedFor(qa)).bodies).toEqual([])
  // Who leaves before the answer has given the request up, though the page knows these items.
  await counter.button.hover()
  await page.waitForFunction((count) => {
    const state = window.Vitrine?.getState() as { flagDocs?: FlagDocsState }
    const known = Object.values(state.flagDocs ?? {}).flatMap(({ docs }) => Object.keys(docs))
    return known.length === count
  }, THREE.length)
  await expect(counter.row(2).getByRole('link')).toBeVisible()
  await page.mouse.move(5, 500)
  await expect(counter.list).toBeHidden()
  await counter.button.hover()
  await expect(counter.list).toBeVisible()
  const { bodies } = await askedFor(qa)
  expect(bodies).toHaveLength(1)
  expect(decodeURIComponent(bodies[0] ?? '')).toBe(
    'rows=3&fq=id:(k3x9-listings-3 OR k3x9-listings-1 OR k3x9-listings-2)',
  )
})

test('mouse: the list opens on hover, stays open under the pointer, and closes when it leaves', async ({
  page,
}) => {
  const counter = await open(page)
  await expect(counter.list).toBeHidden()
  await counter.button.hover()
  await expect(counter.list).toBeVisible()
  await expect(counter.list.locator('li')).toHaveCount(3)
  await counter.names(3)
  const shown = await Promise.all(
    THREE.map(async (id) => (await page.request.get(`/listings/${id.split('-')[2]}`)).text()),
  )
  const titles = await counter.titles()
  for (const [n, html] of shown.entries()) expect(html).toContain(`<h1 lang="en">${titles[n]}</h1>`)

  // From the button into the list there is no gap to fall through.
  const [from, to] = [await counter.button.boundingBox(), await counter.list.boundingBox()]
  if (!from || !to) throw new Error('Both are there')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.move(to.x + to.width / 2, to.y + to.height - 10, { steps: 20 })
  await expect(counter.list).toBeVisible()
  await counter
    .row(1)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(counter.button).toHaveAccessibleName(/ 2$/)
  await counter.row(1).getByRole('button', { name: /^Undo/ }).click()
  await expect(counter.button).toHaveAccessibleName(/ 3$/)
  expect(await savedIds(page), 'in its old place').toEqual(THREE)
  await page.mouse.move(5, 700)
  await expect(counter.list).toBeHidden()
})

test('keyboard: Tab reaches everything in the list, the focus is never lost, and Escape closes it', async ({
  page,
}) => {
  const counter = await open(page)
  await counter.button.focus()
  await expect(counter.list).toBeVisible()
  await expect(counter.button).toHaveAttribute('aria-expanded', 'true')
  await counter.names(3)
  const names: string[] = []
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab')
    const now = await focusedElement(page)
    const inside = await counter.list.evaluate((list) => list.contains(document.activeElement))
    if (!inside) break
    names.push(`${now.role} ${now.name}`)
  }
  const titles = await counter.titles()
  for (const title of titles) {
    expect(names).toContain(`link ${title}`)
    expect(names).toContain(`button Remove ${title}`)
  }
  expect(names).toEqual(expect.arrayContaining(['button Clear all', 'button Copy link']))
  expect(names.filter((name) => /^link View/.test(name))).toHaveLength(1)
  await expect(counter.list, 'the focus has left').toBeHidden()

  await counter.button.focus()
  const remove = counter.row(0).getByRole('button')
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(counter.button).toHaveAccessibleName(/ 2$/)
  expect(await focusedElement(page)).toMatchObject({
    role: 'button',
    name: expect.stringMatching(/^Undo/),
  })
  await page.keyboard.press('Enter')
  await expect(counter.button).toHaveAccessibleName(/ 3$/)
  await counter.list.getByRole('button', { name: 'Clear all' }).focus()
  await page.keyboard.press('Space')
  await expect(counter.button).toHaveAccessibleName(/ 0$/)
  expect((await focusedElement(page)).name).toMatch(/^Undo/)
  await page.keyboard.press('Space')
  await expect(counter.button).toHaveAccessibleName(/ 3$/)
  expect(await savedIds(page)).toEqual(THREE)
  await page.keyboard.press('Escape')
  await expect(counter.list).toBeHidden()
  expect(await focusedElement(page)).toMatchObject({ role: 'button' })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('touch: one tap opens the list inside the screen, another closes it', async ({ page }) => {
    const counter = await open(page)
    await counter.button.tap()
    await expect(counter.list).toBeVisible()
    await expect(counter.list.getByRole('link').first()).toBeVisible()
    const box = await counter.list.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360)
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(740)
    await counter
      .row(0)
      .getByRole('button', { name: /^Remove/ })
      .tap()
    await expect(counter.button).toHaveAccessibleName(/ 2$/)
    await expect(counter.list).toBeVisible()
    await counter.row(0).getByRole('button', { name: /^Undo/ }).tap()
    await expect(counter.button).toHaveAccessibleName(/ 3$/)
    await counter.button.tap()
    await expect(counter.list).toBeHidden()
    await counter.button.tap()
    await expect(counter.list).toBeVisible()
    const below = await counter.list.boundingBox()
    await page.touchscreen.tap(20, (below?.y ?? 0) + (below?.height ?? 0) + 20)
    await expect(counter.list).toBeHidden()
  })
})

test('the accessibility tree has names and states for the counter and its list', async ({
  page,
}) => {
  const counter = await open(page)
  const session = await page.context().newCDPSession(page)
  const tree = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    return nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name, properties = [] }) => ({
        role: String(role?.value),
        name: String(name?.value ?? ''),
        expanded: properties.find((one) => one.name === 'expanded')?.value.value,
      }))
  }
  const closed = await tree()
  expect(closed.find(({ name }) => /^Saved( items)? 3$/.test(name))).toMatchObject({
    role: 'button',
    expanded: false,
  })
  expect(closed.filter(({ name }) => /^Remove /.test(name))).toEqual([])

  await counter.button.focus()
  await counter.names(3)
  const opened = await tree()
  expect(opened.find(({ name }) => /^Saved( items)? 3$/.test(name))).toMatchObject({
    role: 'button',
    expanded: true,
  })
  for (const title of await counter.titles()) {
    expect(opened).toContainEqual(expect.objectContaining({ role: 'link', name: title }))
    expect(opened).toContainEqual(
      expect.objectContaining({ role: 'button', name: `Remove ${title}` }),
    )
  }
  expect(opened.filter(({ role, name }) => role === 'button' && name === '')).toEqual([])
})

test('splits requests for more items than Solr allows clauses, and loads all items', async ({
  page,
  qa,
}) => {
  const ids = Array.from({ length: 1100 }, (_, n) => `k3x9-listings-${n + 1}`)
  const counter = await open(page, ids)
  await expect(counter.button).toHaveAccessibleName(/ 1,100$/)
  await counter.button.hover()
  // So much takes a slow machine longer than an expectation waits.
  await counter.row(1099).locator('a').waitFor({ state: 'attached' })
  await expect(counter.list.locator('li')).toHaveCount(1100)
  await expect.poll(async () => (await askedFor(qa)).lists.flat().length).toBe(1100)
  const { lists } = await askedFor(qa)
  expect(lists.flat()).toEqual(ids)
  for (const list of lists) expect(list.length).toBeLessThan(MOST_CLAUSES)
  await counter.names(1100)

  // So does the link, which says so.
  const view = counter.list.getByRole('link', { name: /^View/ })
  const q = new URLSearchParams(
    new URL((await view.getAttribute('href')) ?? '', page.url()).hash.slice(1),
  ).get('q')
  expect(q?.slice('id:('.length, -1).split(' OR ')).toEqual(ids.slice(-1000))
  await expect(counter.list.getByText('1,000')).toBeVisible()
})

test('loads the pictures in the list when they scroll into view', async ({ page }) => {
  const ids = Array.from({ length: 200 }, (_, n) => `k3x9-listings-${n + 1001}`)
  const counter = await open(page, ids)
  const pictures = counter.list.locator('img')
  const fetched = () =>
    pictures.evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.naturalWidth > 0))
  for (const time of ['opened first', 'opened again']) {
    await counter.button.hover()
    await expect.poll(async () => (await fetched()).length, time).toBeGreaterThan(150)
    await expect.poll(async () => (await fetched()).slice(0, 3), time).toEqual([true, true, true])
    expect((await fetched()).filter(Boolean).length, time).toBeLessThan(40)
    await page.mouse.move(5, 700)
    await expect(counter.list).toBeHidden()
  }
  await counter.button.hover()
  await expect
    .poll(async () => {
      await counter.list.evaluate((list) => list.scrollTo(0, list.scrollHeight))
      return (await fetched()).at(-1)
    })
    .toBe(true)
  expect((await fetched()).filter(Boolean).length).toBeLessThan(150)
})

const HOSTILE = ['1) OR (*:*', '*', '[* TO *]', '"', '\\', 'AND', '<img src=x onerror=alert(1)>']

test('ids with Lucene or HTML syntax match nothing but themselves', async ({ page, qa }) => {
  const counter = await open(page, [...HOSTILE, ...THREE])
  await counter.button.hover()
  await expect(counter.list.locator('li')).toHaveCount(HOSTILE.length + 3)
  await expect(counter.list.getByText('No longer available')).toHaveCount(HOSTILE.length)
  expect((await counter.titles()).filter((title) => title !== '')).toHaveLength(3)
  expect(await page.evaluate(() => document.images.length)).toBeLessThan(100)
  const answers = (await qa.log()).filter(({ body }) => /^rows=\d+&fq=id/.test(body))
  expect(answers.map(({ status }) => status)).toEqual([200])
  await counter
    .row(0)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(counter.button).toHaveAccessibleName(new RegExp(` ${HOSTILE.length + 2}$`))
})

test('after a failed request the items can be removed and retry loads them', async ({
  page,
  qa,
  consoleLog,
}) => {
  consoleLog.allow(/^(Vitrine: )?500, |Failed to load resource/)
  const counter = await open(page)
  await qa.simulate({ failureRate: 1, kind: '500' })
  await counter.button.hover()
  const again = counter.list.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect.poll(() => consoleLog.lines.some((line) => /500, /.test(line))).toBe(true)
  await counter
    .row(0)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(counter.button).toHaveAccessibleName(/ 2$/)
  await qa.simulate()
  await again.click()
  await expect(counter.list.getByRole('link', { name: /\w/ }).first()).toBeVisible()
  await expect(again).toBeHidden()
})

test('a counter and a script that saves items work without a search component', async ({
  page,
}) => {
  await openHtml(
    page,
    htmlPage(`<div data-vitrine="flag-counter" data-vitrine-path="/saved.html"
      data-vitrine-solr.url="/solr/select"><a href="/saved.html">Saved items</a></div>`),
  )
  await waitForFlags(page)
  await toggleFlags(page, THREE)
  const counter = new Counter(page)
  await expect(counter.button).toHaveAccessibleName(/ 3$/)
  await counter.button.hover()
  await counter.names(3)
  const view = counter.list.getByRole('link', { name: /^View/ })
  const href = (await view.getAttribute('href')) ?? ''
  expect(decodeURIComponent(href)).toBe(
    '/saved.html#q=id:(k3x9-listings-3 OR k3x9-listings-1 OR k3x9-listings-2)',
  )
})

test('copies the link', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site })
  const counter = await open(page)
  await counter.button.focus()
  await counter.list.getByRole('button', { name: 'Copy link' }).click()
  await expect(counter.list.getByText('Link copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const view = counter.list.getByRole('link', { name: /^View/ })
  expect(copied).toBe(await view.evaluate((link: HTMLAnchorElement) => link.href))
  expect(copied.startsWith(`${site}/saved.html#q=id:(`)).toBe(true)
})
