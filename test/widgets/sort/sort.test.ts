import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { anAnswer } from '../../support/answers'
import { takeConsole } from '../../support/console'
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

/** Chance gives this from now on, from 0 up to 1. */
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
  it('has a key from 1 to 9998, which paging keeps', async () => {
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

  it('is another one each time: chosen again, or shuffled', async () => {
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

  it('is the same for whoever follows a link', async () => {
    const { wire } = await arrive({}, { fragment: 'sort=random_4711 asc' })
    expect(sortOf(wire)).toBe('random_4711 asc')
    expect(chosen()).toBe('Surprise me')
    const bare = openWire()
    await visit(searchElement(sortWidget([])), { fragment: 'sort=random_4711 asc' })
    expect(sortOf(bare)).toBe('random_4711 asc')
    expect(chosen()).toBe('Random')
  })

  it('is in the entry of history where the address does not hold the order', async () => {
    const unexposed = { exposed_params: ['q', 'start'] }
    const { wire, visitor } = await arrive(unexposed)
    await wire.answer(page)
    chance(0)
    await choose(visitor, 'Surprise me')
    await wire.answer(page)
    expect(link()).toBeNull()
    await change(() => window.dispatchEvent(new Event('pagehide')))
    const left: unknown = history.state

    const fresh = await arrive(unexposed)
    expect(sortOf(fresh.wire)).toBeNull()
    const back = await arrive(unexposed, { state: left })
    expect(sortOf(back.wire)).toBe('random_1 asc')
    expect(chosen()).toBe('Surprise me')
    const exposed = await arrive({}, { state: left })
    expect(sortOf(exposed.wire)).toBeNull()
  })
})

describe('a sort in the browser (spec 4.4)', () => {
  const docs = [
    { id: '1', title: '  beach hut', bedrooms: 2, tags: ['Wood'] },
    { id: '2', title: 'Attic', bedrooms: 1, tags: ['stone', 'ash'] },
    { id: '3', bedrooms: 1 },
    { id: '4', title: 'attic', bedrooms: 10, tags: ['Brick'] },
    { id: '5', title: 'Zoo', bedrooms: 2, tags: [] },
    { id: '6', title: ' ', tags: ['brick'] },
  ]
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('.vitrine-results__item')].map(
      (one) => one.dataset['item'],
    )

  async function sorted(in_browser: string, solr: object = {}) {
    const wire = openWire()
    const list = [
      { value: 'price asc', label: 'Price' },
      { value: 'score desc', label: 'Here', in_browser },
    ]
    await visit(searchElement(sortWidget(list) + mountPoints('results'), solr))
    await wire.answer(anAnswer({ docs }))
    return { wire, visitor: aVisitor() }
  }

  it.each([
    ['title asc', ['2', '4', '1', '5', '3', '6']],
    ['title desc', ['5', '1', '2', '4', '3', '6']],
    ['tags asc', ['4', '6', '2', '1', '3', '5']],
    ['bedrooms desc', ['4', '1', '5', '2', '3', '6']],
    ['bedrooms asc, title desc', ['2', '3', '5', '1', '4', '6']],
  ])('%s brings the page into its order', async (list, expected) => {
    const { wire, visitor } = await sorted(list)
    expect(shown()).toEqual(['1', '2', '3', '4', '5', '6'])
    await choose(visitor, 'Here')
    expect(sortOf(wire)).toBe('score desc')
    await wire.answer(anAnswer({ docs }))
    expect(shown()).toEqual(expected)
    await choose(visitor, 'Price')
    await wire.answer(anAnswer({ docs }))
    expect(shown()).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  it('sorts the whole documents, past the order of the ids', async () => {
    const { wire, visitor } = await sorted('title asc', { return_full_docs: true })
    await wire.answer(anAnswer({ docs }))
    await choose(visitor, 'Here')
    await wire.answer(anAnswer({ docs: docs.map(({ id }) => ({ id })) }))
    await wire.answer(anAnswer({ docs }))
    expect(shown()).toEqual(['2', '4', '1', '5', '3', '6'])
  })

  it('sorts the page of a link, whose widget joins before the search', async () => {
    const wire = openWire()
    const list = [{ value: '', label: 'Usual', in_browser: 'title asc' }]
    await visit(searchElement(sortWidget(list) + mountPoints('results')))
    await wire.answer(anAnswer({ docs }))
    expect(shown()).toEqual(['2', '4', '1', '5', '3', '6'])
  })

  it('is told when it is no list of fields', async () => {
    openWire()
    await visit(searchElement(sortWidget([{ value: '', label: 'Usual', in_browser: 'title up' }])))
    expect(takeConsole().join()).toContain(
      'options.0.in_browser must be fields with asc or desc, such as "title asc", got "title up"',
    )
  })
})
