import { further } from './furtherRequest'

/** Pages of any size, to the last one and past it. */
export const pageSizeRequests = [
  ...['1', '12', '24', '48', '96', '250', '1000'].flatMap((rows) => [
    further(`page size: ${rows}`, { rows }),
    further(`page size: ${rows}, the third page by price`, {
      rows,
      start: String(2 * Number(rows)),
      sort: 'price desc,id asc',
      fl: 'id,price',
    }),
  ]),
  further('page size: 0', { rows: '0' }),
  further('page size: the last page, cut', { rows: '48', start: '1968' }),
  further('page size: past the end', { rows: '48', start: '2400' }),
  further('page size: with a search', { rows: '7', start: '7', q: 'lake', fq: 'bundle:cabin' }),
]
