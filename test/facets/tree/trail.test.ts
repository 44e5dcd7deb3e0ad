import { chooseNode } from '../../../src/facets/tree/chooseNode'
import { trail } from '../../../src/facets/tree/trail'

const path = { shape: 'path', delimiter: '/' } as const
const levels = { shape: 'levels', delimiter: '/' } as const
const labels = (
  active: readonly (string | null)[],
  hierarchy: typeof path | typeof levels = path,
  known: readonly string[] = [],
) => trail(active, new Set(known), hierarchy)?.map(({ value, label }) => `${label}=${value}`)

test('leads from the root to the selected value', () => {
  expect(labels(['a/b/c'])).toEqual(['a=a', 'b=a/b', 'c=a/b/c'])
  expect(labels(['/a/b'])).toEqual(['a=/a', 'b=/a/b'])
  expect(labels(['2/a/b/c'], levels)).toEqual(['a=0/a', 'b=1/a/b', 'c=2/a/b/c'])
})

test('takes the deepest of values on one way', () => {
  expect(labels(['a', 'a/b'])).toEqual(['a=a', 'b=a/b'])
})

test.each([[[]], [['a', 'b']], [['a/b', 'a/c']], [[null]], [['a', null]]])(
  'leads nowhere with %j',
  (active) => {
    expect(labels(active)).toBeUndefined()
  },
)

test('finds where a name ends that holds the delimiter, among the listed values', () => {
  const known = ['0/Half', '0/Half/full board', '1/Half/full board/B/B']
  expect(labels(['1/Half/full board/B/B'], levels, known)).toEqual([
    'Half/full board=0/Half/full board',
    'B/B=1/Half/full board/B/B',
  ])
  expect(labels(['1/Half/full board/B/B'], levels)).toEqual([
    'Half/full board/B/B=1/Half/full board/B/B',
  ])
})

test('selects a value in place of all others of its field', () => {
  const fq = ['city:Bern', '{!tag=category}category:( "a/b" OR c )', 'bundle:cabin']
  expect(chooseNode(fq, { field: 'category', mode: 'single' }, 'a')).toEqual([
    'city:Bern',
    '{!tag=category}category:a',
    'bundle:cabin',
  ])
  expect(chooseNode(fq, { field: 'category', mode: 'or' }, null)).toEqual([
    'city:Bern',
    'bundle:cabin',
  ])
})
