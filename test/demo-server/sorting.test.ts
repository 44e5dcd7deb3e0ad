/** @jest-environment node */
import { listingsEngine } from '../../demo/server/corpus/listingsEngine'
import { ask, idsOf } from './smallEngine'

test('sorts by several keys, what lacks the field last in both directions', () => {
  expect(idsOf(['sort', 'rating desc, price asc'])).toEqual(['lake', 'beach', 'loft', 'bare'])
  expect(idsOf(['sort', 'price asc'])).toEqual(['loft', 'lake', 'beach', 'bare'])
  expect(idsOf(['sort', 'price desc'])).toEqual(['beach', 'lake', 'loft', 'bare'])
})

test('sorts strings and titles by what is stored', () => {
  expect(idsOf(['sort', 'city desc'])).toEqual(['loft', 'lake', 'beach', 'bare'])
  expect(idsOf(['sort', 'title asc'])).toEqual(['loft', 'bare', 'beach', 'lake'])
})

test('shuffles by the number of a random sort, the same each time', () => {
  const orders = Array.from({ length: 30 }, (_, n) => idsOf(['sort', `random_${n + 1} asc`]))
  expect(new Set(orders.map(String)).size).toBeGreaterThan(5)
  expect(idsOf(['sort', 'random_7 asc'])).toEqual(orders[6])
  for (const order of orders) expect([...order].sort()).toEqual(['bare', 'beach', 'lake', 'loft'])
})

test('puts the best match first unless told otherwise', () => {
  expect(idsOf(['q', 'quiet cabin'])[0]).toBe('lake')
  expect(idsOf(['q', 'quiet cabin'], ['sort', 'score asc']).at(-1)).toBe('lake')
})

test.each([
  ['price', "Can't determine a Sort Order"],
  ['price up', "Can't determine a Sort Order"],
  ['nothere asc', "sort param field can't be found: nothere"],
  ['tags asc', 'can not sort on multivalued field: tags'],
])('answers 400 to the sort %s', (sort, message) => {
  expect(ask(['sort', sort]).error.msg).toContain(message)
})

test('pages to the very end without losing or repeating a listing', () => {
  const engine = listingsEngine(500)
  const seen: string[] = []
  for (let start = 0; start < 520; start += 24) {
    const { response } = JSON.parse(
      engine.select([
        ['q', '*:*'],
        ['sort', 'rating desc'],
        ['rows', '24'],
        ['start', String(start)],
        ['fl', 'id'],
      ]).body,
    )
    expect(response).toMatchObject({ numFound: 500, start })
    seen.push(...response.docs.map(({ id }: { id: string }) => id))
  }
  expect(seen).toHaveLength(500)
  expect(new Set(seen).size).toBe(500)
})

test('answers no rows and pages beyond the end with the count alone', () => {
  expect(ask(['rows', '0']).response).toMatchObject({ numFound: 4, docs: [] })
  expect(ask(['start', '99']).response).toMatchObject({ numFound: 4, docs: [] })
  expect(ask(['rows', '-1']).error.msg).toContain('cannot be negative')
  expect(ask(['rows', 'ten']).error.msg).toBe('For input string: "ten"')
})
