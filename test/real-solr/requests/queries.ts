import { ALL_ROWS, aSearch } from '../aRequest'

const typed = [
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

/** What visitors type (spec 7.1: q, edismax): the same listings are found. */
export const queries = [
  aSearch('everything', { rows: ALL_ROWS }),
  aSearch('no rows', { rows: 0 }),
  ...typed.map((q) => aSearch(`the query ${q}`, { q, rows: ALL_ROWS })),
  aSearch('by relevance', { q: 'superior', sort: '', rows: ALL_ROWS }),
  aSearch('every word needed, by mm', { q: 'lake cabin', extraParams: { mm: '100%' } }),
  aSearch('two of three words, by mm', { q: 'lake cabin quiet', extraParams: { mm: '2' } }),
  aSearch('all but one word, by mm', { q: 'lake cabin quiet sunny', extraParams: { mm: '-1' } }),
  aSearch('mm by conditions', { q: 'lake cabin quiet', extraParams: { mm: '2<-25% 9<-3' } }),
  ...['(lake OR loft)', '+(lake OR loft)', '(lake loft)', 'id:(k3x9-listings-1 OR 7)'].flatMap(
    (q) =>
      ['OR', 'AND'].map((operator) =>
        aSearch(`every word of the group ${q} needed, by mm, q.op=${operator}`, {
          q,
          extraParams: { mm: '100%', 'q.op': operator },
        }),
      ),
  ),
  aSearch('every word needed, by q.op', { q: 'lake cabin', extraParams: { 'q.op': 'AND' } }),
  aSearch('in fields that are not searched else, by qf', {
    q: 'birdsong lake',
    extraParams: { qf: 'teaser^2 title' },
  }),
  aSearch('in one field, by qf', { q: 'lake', extraParams: { qf: 'title' } }),
]
