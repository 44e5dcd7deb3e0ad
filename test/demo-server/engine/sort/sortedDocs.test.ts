/** @jest-environment node */
import { listingsEngine } from '../../../../demo/server/corpus/listingsEngine'
import { idsOf, select } from '../smallEngine'

test('sorts by several keys, missing values last in both directions', () => {
  expect(idsOf(['sort', 'rating desc, price asc'])).toEqual(['lake', 'beach', 'loft', 'bare'])
  expect(idsOf(['sort', 'price asc'])).toEqual(['loft', 'lake', 'beach', 'bare'])
  expect(idsOf(['sort', 'price desc'])).toEqual(['beach', 'lake', 'loft', 'bare'])
})

test('sorts strings and titles by their stored values', () => {
  expect(idsOf(['sort', 'city desc'])).toEqual(['loft', 'lake', 'beach', 'bare'])
  expect(idsOf(['sort', 'title asc'])).toEqual(['loft', 'bare', 'beach', 'lake'])
})

test('shuffles by the seed of a random sort, the same each time', () => {
  const orders = Array.from({ length: 30 }, (_, n) => idsOf(['sort', `random_${n + 1} asc`]))
  expect(new Set(orders.map(String)).size).toBeGreaterThan(5)
  expect(idsOf(['sort', 'random_7 asc'])).toEqual(orders[6])
  for (const order of orders) expect([...order].sort()).toEqual(['bare', 'beach', 'lake', 'loft'])
})

test('sorts by score by default', () => {
  expect(idsOf(['q', 'quiet cabin'])[0]).toBe('lake')
  expect(idsOf(['q', 'quiet cabin'], ['sort', 'score asc']).at(-1)).toBe('lake')
})

test.each([
  ['price', "Can't determine a Sort Order"],
  ['price up', "Can't determine a Sort Order"],
  ['nothere asc', "sort param field can't be found: nothere"],
  ['tags asc', 'can not sort on multivalued field: tags'],
])('responds 400 to the sort %s', (sort, message) => {
  expect(select(['sort', sort]).error.msg).toContain(message)
})

test('pages to the end without losing or repeating a listing', () => {
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

test('responds to rows=0 and to pages beyond the end with the count only', () => {
  expect(select(['rows', '0']).response).toMatchObject({ numFound: 4, docs: [] })
  expect(select(['start', '99']).response).toMatchObject({ numFound: 4, docs: [] })
  expect(select(['rows', '-1']).error.msg).toContain('cannot be negative')
  expect(select(['rows', 'ten']).error.msg).toBe('For input string: "ten"')
})
