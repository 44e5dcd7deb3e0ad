import { focusedElement } from '../support/focusedElement'
import { expect, test } from '../support/test'
import { openFlagCounter, THREE_IDS } from './FlagCounter'
import { savedIds } from './savedItems'

test('mouse: the list opens on hover, stays open under the pointer, and closes when it leaves', async ({
  page,
}) => {
  const counter = await openFlagCounter(page)
  await expect(counter.list).toBeHidden()
  await counter.button.hover()
  await expect(counter.list).toBeVisible()
  await expect(counter.list.locator('li')).toHaveCount(3)
  await counter.waitForTitles(3)
  const shown = await Promise.all(
    THREE_IDS.map(async (id) => (await page.request.get(`/listings/${id.split('-')[2]}`)).text()),
  )
  const titles = await counter.titles()
  for (const [n, html] of shown.entries()) expect(html).toContain(`<h1 lang="en">${titles[n]}</h1>`)

  // There is no gap between the button and the list.
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
  expect(await savedIds(page), 'in its old place').toEqual(THREE_IDS)
  await page.mouse.move(5, 700)
  await expect(counter.list).toBeHidden()
})

test('keyboard: Tab reaches everything in the list, the focus is never lost, and Escape closes it', async ({
  page,
}) => {
  const counter = await openFlagCounter(page)
  await counter.button.focus()
  await expect(counter.list).toBeVisible()
  await expect(counter.button).toHaveAttribute('aria-expanded', 'true')
  await counter.waitForTitles(3)
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
  expect(await savedIds(page)).toEqual(THREE_IDS)
  await page.keyboard.press('Escape')
  await expect(counter.list).toBeHidden()
  expect(await focusedElement(page)).toMatchObject({ role: 'button' })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('touch: one tap opens the list inside the screen, another closes it', async ({ page }) => {
    const counter = await openFlagCounter(page)
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
  const counter = await openFlagCounter(page)
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
  await counter.waitForTitles(3)
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

test('copies the link', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site })
  const counter = await openFlagCounter(page)
  await counter.button.focus()
  await counter.list.getByRole('button', { name: 'Copy link' }).click()
  await expect(counter.list.getByText('Link copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const view = counter.list.getByRole('link', { name: /^View/ })
  expect(await view.evaluate((link: HTMLAnchorElement) => link.href)).toBe(`${site}/saved.html`)
  expect(copied.startsWith(`${site}/saved.html#q=id:(`)).toBe(true)
})
