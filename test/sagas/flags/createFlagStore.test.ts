import fc from 'fast-check'
import { flagWorld, type Tab } from '../../support/flagWorld'
import { required } from '../../support/required'

const named = (name: string, n: number) => Array.from({ length: n }, (_, i) => `${name}${i}`)
const both = (ids: readonly string[]) => [...ids].sort()

/** What a tab does next: one of its changes, a write, or reading the other's. */
const steps = fc.array(
  fc.record({
    who: fc.constantFrom(0, 1),
    what: fc.constantFrom('change', 'change', 'write', 'receive', 'refresh' as const),
  }),
  { maxLength: 60 },
)

describe.each([
  ['both', 'both', 'both'],
  ['localStorage alone', 'local', 'local'],
  ['the cookie alone', 'cookie', 'cookie'],
  ['both until localStorage was full', 'both', 'cookie'],
] as const)('two tabs at once, stored in %s,', (_, before, takes) => {
  it('end with exactly what both of them saved and removed, in any order', () => {
    const old = named('old', 10)
    fc.assert(
      fc.property(steps, (list) => {
        const { world, openTab } = flagWorld(before)
        const first = openTab()
        first.save(...old)
        first.write()
        world.takes = takes
        const tabs: Tab[] = [openTab(), openTab()]
        const todo = [
          [
            ...named('a', 6).map((id) => () => required(tabs[0]).save(id)),
            ...old.slice(0, 5).map((id) => () => required(tabs[0]).remove(id)),
          ],
          [
            ...named('b', 6).map((id) => () => required(tabs[1]).save(id)),
            ...old.slice(5).map((id) => () => required(tabs[1]).remove(id)),
          ],
        ]
        for (const { who, what } of list) {
          const tab = required(tabs[who])
          if (what === 'change') required(todo[who]).shift()?.()
          else tab[what]()
        }
        for (const rest of todo) for (const change of rest) change()
        for (const tab of tabs) tab.write()
        settle(tabs)
        const expected = both([...named('a', 6), ...named('b', 6)])
        for (const tab of tabs) expect(both(tab.ids())).toEqual(expected)
        expect(both(openTab().ids())).toEqual(expected)
        expect(required(tabs[0]).ids()).toEqual(required(tabs[1]).ids())
        // An item that one tab saved and the other removes stays removed.
        required(tabs[0]).remove('b0')
        required(tabs[0]).write()
        required(tabs[1]).refresh()
        required(tabs[1]).remove('a0')
        required(tabs[1]).write()
        settle(tabs)
        const remaining = expected.filter((id) => id !== 'a0' && id !== 'b0')
        for (const tab of [...tabs, openTab()]) expect(both(tab.ids())).toEqual(remaining)
      }),
      { numRuns: 300 },
    )
  })
})

/** Until no tab has an unread write. */
function settle(tabs: readonly Tab[]) {
  let isNew = true
  while (isNew) isNew = tabs.map((tab) => tab.receive()).includes(true)
  for (const tab of tabs) tab.refresh()
}

it('a tab that was asleep does not restore removed items', () => {
  const { openTab } = flagWorld()
  const [sleeps, wakes] = [openTab(), openTab()]
  sleeps.save('17', '18')
  sleeps.write()
  wakes.refresh()
  wakes.receive()
  wakes.remove('17')
  wakes.write()
  sleeps.save('19')
  sleeps.write()
  settle([sleeps, wakes])
  expect(sleeps.ids()).toEqual(['18', '19'])
  expect(openTab().ids()).toEqual(['18', '19'])
})

it('items that were deleted with the site’s data stay deleted', () => {
  const { world, openTab } = flagWorld()
  const tab = openTab()
  tab.save('17')
  tab.write()
  world.cookie = null
  world.local = null
  expect(openTab().ids()).toEqual([])
  tab.refresh()
  expect(tab.ids()).toEqual([])
})

it('undo restores removed items at their positions', () => {
  for (const takes of ['both', 'cookie', 'neither'] as const) {
    const tab = flagWorld(takes).openTab()
    tab.save('a', 'b', 'c', 'd', 'e')
    tab.write()
    tab.remove('b')
    tab.write()
    tab.remove('c')
    tab.write()
    expect(tab.ids()).toEqual(['a', 'd', 'e'])
    tab.restore('b')
    tab.write()
    tab.restore('c')
    tab.write()
    expect([takes, tab.ids()]).toEqual([takes, ['a', 'b', 'c', 'd', 'e']])
    tab.remove(...tab.ids())
    tab.write()
    tab.restore('a', 'b', 'c', 'd', 'e')
    expect([takes, tab.ids()]).toEqual([takes, ['a', 'b', 'c', 'd', 'e']])
  }
})

it('saving what is saved, and removing what is not, changes nothing (spec 5.4)', () => {
  const { world, openTab } = flagWorld()
  const tab = openTab()
  tab.save('17')
  tab.write()
  const { local } = world
  tab.save('17')
  tab.remove('18')
  tab.restore('17')
  expect(tab.write()).toBeNull()
  expect(world.local).toBe(local)
})

describe('with the cookie alone', () => {
  const long = (n: number) =>
    `k3x9-listings-${String(n).padStart(8, '0')}-0a1b-4c2d-8e3f-0123456789ab`

  it('saves as many as fit, refuses the next, and keeps the saved ones', () => {
    const { world, openTab } = flagWorld('cookie')
    const tab = openTab()
    let n = 0
    while (tab.save(long(n)).length === 0) {
      n += 1
      tab.write()
    }
    expect(n).toBeGreaterThan(50)
    expect(tab.ids()).toEqual(Array.from({ length: n }, (_, i) => long(i)))
    expect(tab.write()).toBeNull()
    expect(JSON.parse(required(world.cookie))).toHaveLength(n)
    // One item is removed, so one fits.
    tab.remove(long(3))
    expect(tab.save(long(n))).toEqual([])
    tab.write()
    expect(openTab().ids()).toHaveLength(n)
  })

  it('refuses an undo that no longer fits, and keeps the other items', () => {
    const { openTab } = flagWorld('cookie')
    const [tab, other] = [openTab(), openTab()]
    tab.save('first')
    tab.write()
    tab.remove('first')
    tab.write()
    let n = 0
    while (other.save(`${n}`.padStart(20, 'x')).length === 0) {
      n += 1
      other.write()
    }
    other.save(...named('y', 9))
    other.write()
    const before = tab.ids()
    expect(tab.restore('first')).toEqual(['first'])
    expect(tab.ids()).toEqual(before)
  })

  it('keeps what another tab has saved meanwhile, and reports the newest item as lost', () => {
    const { openTab } = flagWorld('cookie')
    const [tab, other] = [openTab(), openTab()]
    expect(tab.save(long(0))).toEqual([])
    while (other.save(long(1000 + other.ids().length)).length === 0) other.write()
    const theirs = other.ids()
    expect(tab.write()).toEqual({ lost: [long(0)], pageOnly: false })
    expect(tab.ids()).toEqual(theirs)
  })
})

it('with both, items that do not fit into the cookie are saved too', () => {
  const { world, openTab } = flagWorld()
  const tab = openTab()
  const ids = Array.from({ length: 600 }, (_, i) => `k3x9-listings-${i}`.padEnd(50, 'x'))
  expect(tab.save(...ids)).toEqual([])
  tab.write()
  expect(JSON.parse(required(world.cookie)).length).toBeLessThan(100)
  expect(openTab().ids()).toEqual(ids)
  // The cookie is lost: the next write restores it.
  world.cookie = null
  tab.save('new')
  tab.write()
  expect(world.cookie).not.toBeNull()
  expect(openTab().ids()).toEqual([...ids, 'new'])
})

it('a full localStorage loses no saved item', () => {
  const { world, openTab } = flagWorld()
  const tab = openTab()
  const ids = Array.from({ length: 200 }, (_, i) => `k3x9-listings-${i}`.padEnd(50, 'x'))
  tab.save(...ids)
  tab.write()
  world.takes = 'cookie'
  expect(tab.save('one more')).toEqual(['one more'])
  tab.write()
  expect(openTab().ids()).toEqual(ids)
})

it('with neither, the items live as long as the page', () => {
  const { openTab } = flagWorld('neither')
  const tab = openTab()
  const ids = Array.from({ length: 600 }, (_, i) => `k3x9-listings-${i}`.padEnd(50, 'x'))
  expect(tab.save(...ids)).toEqual([])
  expect(tab.write()).toEqual({ lost: [], pageOnly: true })
  expect(tab.ids()).toEqual(ids)
  expect(openTab().ids()).toEqual([])
})
