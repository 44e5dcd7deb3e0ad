import { nearest } from '../../src/config/nearest'
import { pagerModel } from '../../src/pager/pager'

const native = Array.from

beforeEach(() => {
  // As Prototype and MooTools have it: no second argument.
  Array.from = ((list: ArrayLike<unknown>) => Array.prototype.slice.call(list)) as typeof Array.from
})
afterEach(() => {
  Array.from = native
})

it("pagerModel works with Prototype's Array.from", () => {
  const { items } = pagerModel({ numFound: 30, start: 0, rows: 10 })
  expect(items.map((item) => item.kind === 'page' && item.page)).toEqual([1, 2, 3])
})

it("nearest works with Prototype's Array.from", () => {
  expect(nearest('pagr', ['facet', 'pager'])).toBe('pager')
})
