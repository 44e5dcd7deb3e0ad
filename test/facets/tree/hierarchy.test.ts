import {
  ancestorPaths,
  isWithin,
  treeLabel,
  treePath,
  treeValue,
} from '../../../src/facets/tree/hierarchy'

const path = { shape: 'path', delimiter: '/' } as const
const levels = { shape: 'levels', delimiter: '/' } as const

test.each([
  ['Home', 0],
  ['Home/Garden', 1],
  ['/Home/Garden', 1],
  ['__proto__/constructor', 1],
  ['a/b/c', 2],
])('reads the depth of the path %s', (value, depth) => {
  expect(treePath(value, path)).toEqual({ depth, path: value })
  expect(treeValue({ depth, path: value }, path)).toBe(value)
})

test.each([
  ['0/Home', 0, 'Home'],
  ['1/Home/Garden', 1, 'Home/Garden'],
  ['1/Half/full board/B/B', 1, 'Half/full board/B/B'],
  ['0/0', 0, '0'],
  ['12/x', 12, 'x'],
])('reads the level of %s', (value, depth, at) => {
  expect(treePath(value, levels)).toEqual({ depth, path: at })
  expect(treeValue({ depth, path: at }, levels)).toBe(value)
})

test.each([null, '', 'Home', '/Home', '1/', 'x/Home', '1e3/Home', '-1/Home', '100/Home'])(
  'reads no level of %j',
  (value) => {
    expect(treePath(value, levels)).toBeNull()
  },
)

test('names the ancestors of a path, the root first', () => {
  const paths = (value: string, shape: typeof path | typeof levels) =>
    ancestorPaths(treePath(value, shape) ?? { depth: 0, path: '' }, shape).map((one) => one.path)
  expect(paths('a/b/c', path)).toEqual(['a', 'a/b'])
  expect(paths('/a/b/c', path)).toEqual(['/a', '/a/b'])
  expect(paths('a', path)).toEqual([])
  expect(paths('2/a/b/c', levels)).toEqual(['a', 'a/b'])
})

test('takes the first names for ancestors where a name holds the delimiter', () => {
  const place = treePath('1/Half/full board/B/B', levels)
  expect(place && ancestorPaths(place, levels)).toEqual([{ depth: 0, path: 'Half' }])
})

test('tells descendants from neighbours that begin alike', () => {
  const within = (inner: string, outer: string) =>
    isWithin(treePath(inner, path) ?? never(), treePath(outer, path) ?? never(), path)
  expect(within('Cabins/Log', 'Cabins')).toBe(true)
  expect(within('Cabins+/Log', 'Cabins')).toBe(false)
  expect(within('Cabins', 'Cabins')).toBe(false)
  expect(within('Cabins', 'Cabins/Log')).toBe(false)
})

test('labels a value with its names', () => {
  expect(treeLabel('Home/Garden', path)).toBe('Home › Garden')
  expect(treeLabel('/Home/Garden', path)).toBe('Home › Garden')
  expect(treeLabel('1/Home/Garden', levels)).toBe('Home › Garden')
  expect(treeLabel('0/Half/full board', levels)).toBe('Half/full board')
  expect(treeLabel('Home', levels)).toBe('Home')
  expect(treeLabel('a>b', { shape: 'path', delimiter: '>' })).toBe('a › b')
})

function never(): never {
  throw new Error('no path')
}
