import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { anAnswer } from '../../support/answers'
import { takeConsole } from '../../support/console'
import { aVisitor, visit } from '../../support/page'
import { configured, mountPoints, searchElement } from '../../support/searchElement'
import { openWire, type Wire } from '../../support/wire'

const options = [
  { value: 'price asc', label: 'Price' },
  { value: 'random', label: 'Surprise me' },
]
const sortWidget = (list: readonly object[] = options) =>
  `<div data-vitrine="sort" ${configured({ options: list })}></div>`
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })
const sortOf = (wire: Wire) => new URLSearchParams(wire.last().body).get('sort')

const choose = (visitor: UserEvent, label: string) => visitor.selectOptions(select(), label)

afterEach(() => jest.restoreAllMocks())
beforeEach(() => sessionStorage.clear())

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
  ])('sorts the page by %s', async (list, expected) => {
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

  it('sorts full documents, not the order of the ids', async () => {
    const { wire, visitor } = await sorted('title asc', { return_full_docs: true })
    await wire.answer(anAnswer({ docs }))
    await choose(visitor, 'Here')
    await wire.answer(anAnswer({ docs: docs.map(({ id }) => ({ id })) }))
    await wire.answer(anAnswer({ docs }))
    expect(shown()).toEqual(['2', '4', '1', '5', '3', '6'])
  })

  it('sorts the first page, since the widget joins before the search', async () => {
    const wire = openWire()
    const list = [{ value: '', label: 'Usual', in_browser: 'title asc' }]
    await visit(searchElement(sortWidget(list) + mountPoints('results')))
    await wire.answer(anAnswer({ docs }))
    expect(shown()).toEqual(['2', '4', '1', '5', '3', '6'])
  })

  it('reports a sort that is not a list of fields', async () => {
    openWire()
    await visit(searchElement(sortWidget([{ value: '', label: 'Usual', in_browser: 'title up' }])))
    expect(takeConsole().join()).toContain(
      'options.0.in_browser must be fields with asc or desc, such as "title asc", got "title up"',
    )
  })
})
