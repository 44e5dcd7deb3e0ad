import { flagBody } from '../../../src/flags/flagBody'
import { flagQuery } from '../../../src/flags/flagQuery'
import { requireFlagQuery } from '../../../src/flags/parseFlagQuery'
import { docsBody } from '../../../src/solr/request/docsBody'
import { ALL_ROWS, type ContractRequest, createSearch } from '../contractRequest'

/** Ids from the whole index, unordered. */
const ids = Array.from({ length: 100 }, (_, at) => `k3x9-listings-${((at * 617) % 2000) + 1}`)
const some = ids.slice(0, 5)

const docs = (name: string, body: string): ContractRequest => ({ name, body, ordered: false })

/** Whole documents (spec 7.2), saved ones (spec 7.3), and fields that come with a search. */
export const documentRequests = [
  docs('documents: 100 by id', docsBody(ids, {})),
  docs('documents: 100 by id, some fields', docsBody(ids, { fl: 'id,title,price' })),
  docs('documents: one', docsBody(some.slice(0, 1), {})),
  docs('documents: some that do not exist', docsBody([...some, 'k3x9-listings-0', 'x,y\\z'], {})),
  docs(
    'documents: with params of the page',
    docsBody(some, { fl: 'id,tags', rows: '2', sort: 'id asc' }),
  ),
  docs('documents: the same id twice', docsBody([...some, ...some], {})),
  docs('saved: 100 by id', flagBody(100, 'id', ids)),
  docs('saved: one', flagBody(1, 'id', some.slice(0, 1))),
  docs('saved: by another key', flagBody(4, 'url', ['/listings/3', '/listings/77', '/listings/0'])),
  docs('saved: with ids like syntax', flagBody(9, 'id', ['(a OR b)', '[1 TO 5]', '"q"', ...some])),
  ...['', '100%', '2'].flatMap((mm) =>
    ['', 'AND'].map((operator) =>
      createSearch(`saved: their page, mm=${mm} and q.op=${operator}`, {
        q: requireFlagQuery(flagQuery('id', ['(a OR b)', '[1 TO 5]', '*', ...some]), 'id'),
        extraParams: { ...(mm && { mm }), ...(operator && { 'q.op': operator }) },
      }),
    ),
  ),
  createSearch('saved: their page, by another key', {
    q: requireFlagQuery(flagQuery('url', ['/listings/3', '/listings/77', '/listings/0']), 'url'),
  }),
  createSearch('saved: their page, narrowed', {
    q: requireFlagQuery(flagQuery('id', ids), 'id'),
    fq: ['bundle:cabin'],
  }),
  createSearch('fields: some', { extraParams: { fl: 'id,title,price,tags' }, rows: ALL_ROWS }),
  createSearch('fields: the score too', {
    q: 'superior',
    extraParams: { fl: 'id,score' },
    rows: 10,
  }),
]
