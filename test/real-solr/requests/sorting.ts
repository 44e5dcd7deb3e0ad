import { noParams } from '../../../src/solr/request/params'
import { setBoost } from '../../../src/sort/boost'
import { ALL_ROWS, createSearch } from '../contractRequest'

const sorts = [
  ...['price asc', 'price desc', 'rating desc', 'available_from asc', 'available_from desc'],
  ...['city asc', 'city desc', 'title asc', 'title desc', 'bundle asc', 'teaser asc', 'host desc'],
  ...['bundle asc, price desc', 'rating desc, price asc, title asc', 'bedrooms asc, city desc'],
]

const boosted = setBoost(noParams, 'city', ['Lake Tahoe', 'Bend']).bq

/** Orders, listings without the field last, and boosts (spec 4.3, 4.4). */
export const sortRequests = [
  ...sorts.map((sort) =>
    createSearch(`sort: ${sort}`, { sort: `${sort}, id asc`, q: 'lake', rows: ALL_ROWS }),
  ),
  createSearch('sort: price asc, all listings', { sort: 'price asc, id desc', rows: ALL_ROWS }),
  createSearch('sort: where values are missing', {
    sort: 'price desc, id asc',
    fq: ['id:( k3x9-listings-8 OR k3x9-listings-9 OR k3x9-listings-10 )'],
  }),
  createSearch('sort: by score among equals', { sort: 'score desc, id asc', rows: ALL_ROWS }),
  createSearch('sort: at random', { sort: 'random_4711 asc', q: 'superior', rows: ALL_ROWS }),
  createSearch('boost: bq', { q: 'superior', bq: boosted, sort: '', rows: ALL_ROWS }),
  createSearch('boost: bq on everything', { bq: boosted, sort: 'id asc' }),
  createSearch('boost: bq decides the order of equals', {
    bq: ['bundle:(loft)'],
    fq: ['bundle:( loft OR house )', 'region:Oregon'],
    sort: 'score desc, id asc',
    rows: ALL_ROWS,
  }),
  createSearch('boost: a factor for all', {
    q: 'superior',
    defaultBoost: '2',
    sort: '',
    rows: ALL_ROWS,
  }),
]
