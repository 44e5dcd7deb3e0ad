import { accessibilityTree } from '../support/accessibilityTree'
import { expect, test } from '../support/test'
import { openListMap } from './ListMap'

test('on a phone screen readers find either the list or the map, and a switch named for the other', async ({
  page,
}) => {
  const view = await openListMap(page, { width: 360, height: 740 })
  const read = async () => {
    const lines = await accessibilityTree(page, '#stays')
    return {
      // The headless shell leaves out those that `content-visibility` skips.
      cards: lines.filter((line) => line.startsWith('heading ')).length > 10,
      map: lines.filter((line) => line.startsWith('region Stays on the map')).length,
      toggle: lines.filter((line) => /^button (?:Map|List)\b/.test(line)),
    }
  }
  expect(await read()).toEqual({ cards: true, map: 0, toggle: ['button Map'] })
  await view.toggle('Map').press('Enter')
  await view.map.waitUntilStill()
  // Chromium's accessibility tree follows the page a moment later.
  await expect.poll(read).toEqual({ cards: false, map: 1, toggle: ['button List'] })
  await expect
    .poll(() => accessibilityTree(page, '.vitrine-announcer'))
    .toEqual(['status, live polite', 'StaticText Map'])
})

test('a price is a button with its place, which says whether its card is open', async ({
  page,
}) => {
  const view = await openListMap(page)
  await view.map.waitUntilStill()
  const [first] = await view.singles()
  if (!first) throw new Error('No place has a marker of its own.')
  const read = async () =>
    (await accessibilityTree(page, '.vitrine-map__area')).filter((line) =>
      line.startsWith(`button ${first.name}`),
    )
  expect(await read()).toEqual([`button ${first.name}, expanded false, hasPopup dialog`])
  await view.map.button(first.name).press('Enter')
  await expect(view.map.popup).toBeVisible()
  await expect.poll(read).toEqual([`button ${first.name}, expanded true, hasPopup dialog`])
  const [dialog, close] = await accessibilityTree(page, '.vitrine-map__popup')
  expect(dialog).toBe(`dialog ${first.name.replace(/^\S+ /, '')}`)
  expect(close).toBe('button Close')
})
