import { type PagerInput, pagerModel } from '../../src/pager/pager'

/** The pager as one line: `1 2 … 7 [8] 9`. */
function drawn(input: PagerInput): string {
  return pagerModel(input)
    .items.map((item) => {
      if (item.kind === 'gap') return '…'
      return item.current ? `[${item.page}]` : String(item.page)
    })
    .join(' ')
}
const page = (current: number, total: number) =>
  drawn({ numFound: total * 10, rows: 10, start: (current - 1) * 10 })

/** will_paginate 2.3's rule, written as it defines it: take two gaps out of all pages. */
function willPaginate(current: number, total: number, inner: number, outer: number): string {
  let from = current - inner
  let to = current + inner
  if (to > total) {
    from -= to - total
    to = total
  }
  if (from < 1) {
    to = Math.min(total, to + 1 - from)
    from = 1
  }
  const hidden = (first: number, end: number, n: number) => end - first > 1 && n >= first && n < end
  const line: string[] = []
  let before = 0
  for (let n = 1; n <= total; n += 1) {
    if (hidden(2 + outer, from, n) || hidden(to + 1, total - outer, n)) continue
    if (n > before + 1) line.push('…')
    line.push(n === current ? `[${n}]` : String(n))
    before = n
  }
  return line.join(' ')
}

describe('pagerModel (spec 2.1, 9)', () => {
  test.each([
    [1, 1, '[1]'],
    [1, 3, '[1] 2 3'],
    [1, 20, '[1] 2 3 4 5 6 7 8 9 … 19 20'],
    [7, 20, '1 2 3 4 5 6 [7] 8 9 10 11 … 19 20'],
    [8, 20, '1 2 3 4 5 6 7 [8] 9 10 11 12 … 19 20'],
    [9, 20, '1 2 … 5 6 7 8 [9] 10 11 12 13 … 19 20'],
    [20, 20, '1 2 … 12 13 14 15 16 17 18 19 [20]'],
    [1, 11, '[1] 2 3 4 5 6 7 8 9 10 11'],
    [1, 12, '[1] 2 3 4 5 6 7 8 9 10 11 12'],
    [1, 13, '[1] 2 3 4 5 6 7 8 9 … 12 13'],
  ])('shows page %i of %i as %s', (current, total, line) => {
    expect(page(current, total)).toBe(line)
  })

  it('matches will_paginate for every page and every window', () => {
    for (let total = 1; total <= 30; total += 1) {
      for (let current = 1; current <= total; current += 1) {
        for (const [inner, outer] of [
          [4, 1],
          [0, 0],
          [1, 0],
          [2, 3],
          [0, 4],
        ] as const) {
          const input = { numFound: total * 10, rows: 10, start: (current - 1) * 10, inner, outer }
          expect(drawn(input)).toBe(willPaginate(current, total, inner, outer))
        }
      }
    }
  })

  it('states the start of each page and of the neighbours', () => {
    const model = pagerModel({ numFound: 50, rows: 24, start: 24 })
    expect(model).toEqual({
      items: [
        { kind: 'page', page: 1, start: 0, current: false },
        { kind: 'page', page: 2, start: 24, current: true },
        { kind: 'page', page: 3, start: 48, current: false },
      ],
      prev: 0,
      next: 48,
    })
    expect(pagerModel({ numFound: 50, rows: 24, start: 0 })).toMatchObject({ prev: null, next: 24 })
    expect(pagerModel({ numFound: 50, rows: 24, start: 48 })).toMatchObject({
      prev: 24,
      next: null,
    })
  })

  it('shows ten items per page by default, and nothing without results', () => {
    expect(drawn({ numFound: 21, rows: null, start: 0 })).toBe('[1] 2 3')
    expect(drawn({ numFound: 21, rows: 0, start: 10 })).toBe('1 [2] 3')
    expect(pagerModel({ numFound: 0, rows: 24, start: 0 })).toEqual({
      items: [],
      prev: null,
      next: null,
    })
  })

  it('maps a start beyond the end or between two pages to the nearest page', () => {
    expect(drawn({ numFound: 30, rows: 10, start: 500 })).toBe('1 2 [3]')
    expect(drawn({ numFound: 30, rows: 10, start: 15 })).toBe('1 [2] 3')
  })
})
