import { createSearch } from '../contractRequest'

/** Listings on a page. */
const ROWS = 24

/** More pages than "lake" has, so the last ones are beyond the end. */
const PAGES = 13

/** Every page of one search, to its end and past it. */
export const pagingRequests = [
  ...Array.from({ length: PAGES }, (_, page) =>
    createSearch(`page ${page + 1} of "lake" by price`, {
      q: 'lake',
      sort: 'price asc, id asc',
      start: page * ROWS,
      rows: ROWS,
    }),
  ),
  createSearch('the last page of everything', { start: 1992, rows: 12 }),
  createSearch('a page far past the end', { start: 9000, rows: 12 }),
  createSearch('a page that starts at any offset', {
    start: 7,
    rows: 5,
    sort: 'title desc, id asc',
  }),
]
