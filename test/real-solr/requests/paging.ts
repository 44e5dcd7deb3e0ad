import { aSearch } from '../aRequest'

/** Listings on a page. */
const ROWS = 24

/** More pages than "lake" has: the last ones are past the end. */
const PAGES = 13

/** Every page of one search, to its end and past it. */
export const pagingRequests = [
  ...Array.from({ length: PAGES }, (_, page) =>
    aSearch(`page ${page + 1} of "lake" by price`, {
      q: 'lake',
      sort: 'price asc, id asc',
      start: page * ROWS,
      rows: ROWS,
    }),
  ),
  aSearch('the last page of everything', { start: 1992, rows: 12 }),
  aSearch('a page far past the end', { start: 9000, rows: 12 }),
  aSearch('a page that begins anywhere', { start: 7, rows: 5, sort: 'title desc, id asc' }),
]
