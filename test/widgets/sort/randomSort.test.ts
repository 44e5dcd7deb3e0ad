import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { anAnswer } from '../../support/answers'
import { manyCabins } from '../../support/listings'
import { aVisitor, change, visit } from '../../support/page'
import { configured, mountPoints, searchElement } from '../../support/searchElement'
import { openWire, type Wire } from '../../support/wire'

const options = [
  { value: 'price asc', label: 'Price' },
  { value: 'random', label: 'Surprise me' },
]
const sortWidget = (list: readonly object[] = options) =>
  `<div data-vitrine="sort" ${configured({ options: list })}></div>`
const page = anAnswer({ docs: manyCabins(10), numFound: 30 })
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })
const chosen = () => select().selectedOptions[0]?.textContent
const sortOf = (wire: Wire) => new URLSearchParams(wire.last().body).get('sort')
const startOf = (wire: Wire) => new URLSearchParams(wire.last().body).get('start')
const link = () => new URLSearchParams(location.hash.slice(1)).get('sort')

const choose = (visitor: UserEvent, label: string) => visitor.selectOptions(select(), label)

/** Sets the random value, from 0 to below 1. */
const chance = (value: number) => jest.spyOn(Math, 'random').mockReturnValue(value)
afterEach(() => jest.restoreAllMocks())
beforeEach(() => sessionStorage.clear())

async function arrive(solr: object = {}, visited: Parameters<typeof visit>[1] = {}) {
  const wire = openWire()
  const html = searchElement(sortWidget() + mountPoints('results', 'pager'), solr)
  await visit(html, visited)
  return { wire, visitor: aVisitor() }
}

describe('a random order (spec 4.4)', () => {
  it('uses a key from 1 to 9998, which paging keeps', async () => {
    const { wire, visitor } = await arrive()
    await wire.answer(page)
    chance(0)
    await choose(visitor, 'Surprise me')
    expect(sortOf(wire)).toBe('random_1 asc')
    expect(chosen()).toBe('Surprise me')
    await wire.answer(page)
    await visitor.click(screen.getByRole('link', { name: 'Next »' }))
    expect([sortOf(wire), startOf(wire)]).toEqual(['random_1 asc', '10'])
    expect(link()).toBe('random_1 asc')
  })

  it('uses another key each time it is chosen or shuffled', async () => {
    const { wire, visitor } = await arrive()
    await wire.answer(page)
    chance(0.5)
    await choose(visitor, 'Surprise me')
    expect(sortOf(wire)).toBe('random_5000 asc')
    await wire.answer(page)
    const shuffle = screen.getByRole('button', { name: 'Shuffle' })
    chance(0.99999)
    await visitor.click(shuffle)
    expect(sortOf(wire)).toBe('random_9998 asc')
    expect(shuffle).toHaveFocus()
    await wire.answer(page)
    await choose(visitor, 'Price')
    await wire.answer(page)
    expect(screen.queryByRole('button', { name: 'Shuffle' })).toBeNull()
    chance(0.25)
    await choose(visitor, 'Surprise me')
    expect(sortOf(wire)).toBe('random_2500 asc')
  })

  it('gives the same order for everybody who opens the link', async () => {
    const { wire } = await arrive({}, { fragment: 'sort=random_4711 asc' })
    expect(sortOf(wire)).toBe('random_4711 asc')
    expect(chosen()).toBe('Surprise me')
    const bare = openWire()
    await visit(searchElement(sortWidget([])), { fragment: 'sort=random_4711 asc' })
    expect(sortOf(bare)).toBe('random_4711 asc')
    expect(chosen()).toBe('Random')
  })

  it('keeps the key in the history entry when the address has no sort', async () => {
    const unexposed = { exposed_params: ['q', 'start'] }
    const { wire, visitor } = await arrive(unexposed)
    await wire.answer(page)
    chance(0)
    await choose(visitor, 'Surprise me')
    await wire.answer(page)
    expect(link()).toBeNull()
    await change(() => window.dispatchEvent(new Event('pagehide')))
    const state: unknown = history.state

    const fresh = await arrive(unexposed)
    expect(sortOf(fresh.wire)).toBeNull()
    const back = await arrive(unexposed, { state: state })
    expect(sortOf(back.wire)).toBe('random_1 asc')
    expect(chosen()).toBe('Surprise me')
    const exposed = await arrive({}, { state: state })
    expect(sortOf(exposed.wire)).toBeNull()
  })
})
