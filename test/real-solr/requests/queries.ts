import { ALL_ROWS, createSearch } from '../contractRequest'

const userQueries = [
  ...['price:cabin', 'price:cheap quiet', 'note: cabin (', '!!!', '???', 'a.b', '1,000', '4.5'],
  ...['lake', 'LAKE', 'lake cabin', 'lake AND cabin', 'lake OR loft', 'lake NOT cabin'],
  ...['+lake -cabin', '-lake', '"lake superior"', '"superior lake"~3', 'cab*', 'c?bin', 'lkae~'],
  ...['title:loft', 'region:Oregon lake', 'nosuchfield:lake', 'price:[100 TO 150]', '(lake loft)'],
  ...['"lake', 'lake (', 'AND OR', 'rock & roll', 'lake && cabin', 'lake || loft', 'lake^2 loft'],
  ...['キャビン', '湖畔', 'بيت', 'A-frame', "Tom & Jerry's", 'wi-fi', 'no such word zzzz', '***'],
  ...[
    'lake/cabin',
    'lake:cabin',
    '<b>bold</b>',
    '\\',
    'lake\\',
    '{lake}',
    '[lake]',
    'lake!',
    '5 > 3',
  ],
]

/** What visitors type (spec 7.1: q, edismax). */
export const queries = [
  createSearch('everything', { rows: ALL_ROWS }),
  createSearch('no rows', { rows: 0 }),
  ...userQueries.map((q) => createSearch(`the query ${q}`, { q, rows: ALL_ROWS })),
  createSearch('by relevance', { q: 'superior', sort: '', rows: ALL_ROWS }),
  createSearch('every word needed, by mm', { q: 'lake cabin', extraParams: { mm: '100%' } }),
  createSearch('two of three words, by mm', { q: 'lake cabin quiet', extraParams: { mm: '2' } }),
  createSearch('all but one word, by mm', {
    q: 'lake cabin quiet sunny',
    extraParams: { mm: '-1' },
  }),
  createSearch('mm by conditions', { q: 'lake cabin quiet', extraParams: { mm: '2<-25% 9<-3' } }),
  ...['(lake OR loft)', '+(lake OR loft)', '(lake loft)', 'id:(k3x9-listings-1 OR 7)'].flatMap(
    (q) =>
      ['OR', 'AND'].map((operator) =>
        createSearch(`every word of the group ${q} needed, by mm, q.op=${operator}`, {
          q,
          extraParams: { mm: '100%', 'q.op': operator },
        }),
      ),
  ),
  createSearch('every word needed, by q.op', { q: 'lake cabin', extraParams: { 'q.op': 'AND' } }),
  createSearch('in other fields, by qf', {
    q: 'birdsong lake',
    extraParams: { qf: 'teaser^2 title' },
  }),
  createSearch('in one field, by qf', { q: 'lake', extraParams: { qf: 'title' } }),
]
