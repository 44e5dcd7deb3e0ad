/** @jest-environment node */
import { furtherRequests } from '../real-solr/further/furtherRequests'
import { appWith, search } from './testApp'

const app = appWith()

/** Wrong values, which Solr refuses too. */
const REFUSED = [
  'bucket: {!tag=guests}guests:[1 TO 2147483648]',
  'bucket: {!tag=price}price:[a TO b}',
  'bucket: {!tag=price}price:[1.5 TO 200}',
  'buckets: a word in a number',
  'date: {!tag=created}created:[2026-02-29T00:00:00Z TO *]',
  'date: {!tag=created}created:[2026-13-01T00:00:00Z TO *]',
  'date: {!tag=created}created:[2026-01-01 TO *]',
  'date: {!tag=created}created:[NOW+1FORTNIGHT TO *]',
  'date: {!tag=created}created:[NOW/ TO *]',
  'date: {!tag=created}created:[yesterday TO *]',
  'date: {!tag=created}created:[NOW/DAY TO NOW/DAY+1DAY} TZ=Nowhere/City',
  'availability: {!tag=booked}booked:[2026-07-14 TO 2026-07-01] fl=id,booked',
  'availability: {!tag=booked}booked:[2026-13 TO 2026-14] fl=id,booked',
  'availability: {!tag=booked}booked:[tomorrow TO *] fl=id,booked',
  'steps: a gap that ends nowhere',
  'circle: of a field that is no place',
  'find: in numbers',
]

test('has 300 requests and more, each with its own name and params', () => {
  expect(furtherRequests.length).toBeGreaterThanOrEqual(300)
  expect(new Set(furtherRequests.map(({ name }) => name)).size).toBe(furtherRequests.length)
  expect(new Set(furtherRequests.map(({ body }) => body)).size).toBe(furtherRequests.length)
})

test('answers each of them, but the wrong ones', async () => {
  const refused: string[] = []
  let found = 0
  for (const { name, body } of furtherRequests) {
    const answer = await search(app, body)
    if (answer.status !== 200) refused.push(name)
    else if ((await answer.json()).response.numFound > 0) found += 1
  }
  expect(refused).toEqual(REFUSED)
  expect(found).toBeGreaterThan(300)
})
