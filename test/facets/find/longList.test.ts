import { type LongList, longListItems } from '../../../src/facets/find/longList'

const page = (values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([value, count]) => ({ value, count }))
const list = (overrides: Partial<LongList>) =>
  longListItems({
    pages: [],
    active: [],
    term: '',
    exclude: null,
    sorts: [],
    previous: [],
    ...overrides,
  })
const names = (overrides: Partial<LongList>) =>
  list(overrides).map(({ facet, count, active }) => `${active ? '*' : ''}${facet} ${count}`)

test('sorts each page by itself, so that a later one moves nothing', () => {
  expect(names({ pages: [page({ Thun: 9, Bern: 8 }), page({ Basel: 2, Aarau: 2 })] })).toEqual([
    ...['Bern 8', 'Thun 9', 'Aarau 2', 'Basel 2'],
  ])
})

test('lists each value once, where it was first', () => {
  expect(names({ pages: [page({ Bern: 8 }), page({ Bern: 3, Aarau: 2 })] })).toEqual([
    'Bern 8',
    'Aarau 2',
  ])
})

test('lists a selected value on its page, or on the first', () => {
  expect(
    names({ pages: [page({ Bern: 8 }), page({ Aarau: 2 })], active: ['Aarau', 'Zug'] }),
  ).toEqual(['Bern 8', '*Zug 0', '*Aarau 2'])
})

test('lists a value that the first page has not counted where it is counted', () => {
  expect(names({ pages: [page({ Bern: 8, Aarau: 0 }), page({ Aarau: 2 })] })).toEqual([
    'Bern 8',
    'Aarau 2',
  ])
})

test('lists what contains the term only, in any case', () => {
  const pages = [page({ Bern: 8, Zürich: 2 })]
  expect(names({ pages, term: 'ZÜR' })).toEqual(['Zürich 2'])
  expect(names({ pages, term: 'ZÜR', active: ['Bern'] })).toEqual(['Zürich 2'])
})

test('keeps unchanged items and lists', () => {
  const pages = [page({ Bern: 8 }), page({ Aarau: 2 })]
  const before = list({ pages })
  expect(list({ pages, previous: before })).toBe(before)
  const [bern, aarau] = list({ pages, previous: before, active: ['Aarau'] })
  expect(bern).toBe(before[0])
  expect(aarau).not.toBe(before[1])
})
