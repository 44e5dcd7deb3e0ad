import {
  type CountedLevel,
  facetTree,
  type TreeNode,
  type TreeOptions,
} from '../../../src/facets/tree/facetTree'
import { levelBelow, rootLevel } from '../../../src/facets/tree/treeLevel'

const path = { shape: 'path', delimiter: '/' } as const
const levels = { shape: 'levels', delimiter: '/' } as const
const options: TreeOptions = { hierarchy: path, active: [], exclude: null, sorts: [] }

const counted = (level: CountedLevel['level'], values: readonly string[], isCut = false) => ({
  level,
  counts: values.map((value, i) => ({ value, count: i + 1 })),
  isCut,
})
const roots = (...values: readonly string[]) => counted(rootLevel(path), values)
const second = (...values: readonly string[]) => counted(levelBelow(null, 1, path), values)

/** The tree as lines: name, count, + for open levels that are known, ? where they are not. */
function lines(nodes: readonly TreeNode[], indent = ''): readonly string[] {
  return nodes.flatMap(({ label, count, active, children }) => [
    `${indent}${active ? '*' : ''}${label} ${count}${children ? '' : ' ?'}`,
    ...lines(children ?? [], `${indent}  `),
  ])
}

test('joins the levels to a tree, in alphabetical order', () => {
  expect(
    lines(facetTree([roots('Home', 'Cars'), second('Home/Garden', 'Home/Attic')], options)),
  ).toEqual(['Cars 2', 'Home 1', '  Attic 2 ?', '  Garden 1 ?'])
})

test('knows a leaf by the level below', () => {
  const [cars, home] = facetTree([roots('Home', 'Cars'), second('Home/Garden')], options)
  expect(cars?.children).toEqual([])
  expect(home?.children).toHaveLength(1)
  expect(home?.children?.[0]?.children).toBeNull()
})

test('does not take a cut list for all children', () => {
  const below = counted(levelBelow(null, 1, path), ['Home/Garden'], true)
  expect(lines(facetTree([roots('Home', 'Cars'), below], options))).toEqual([
    'Cars 2 ?',
    'Home 1 ?',
  ])
})

test('shows what a cut list of one node has', () => {
  const below = counted(levelBelow({ depth: 0, path: 'Home' }, 1, path), ['Home/Garden'], true)
  const [home] = facetTree([roots('Home'), below], options)
  expect(home?.children).toHaveLength(1)
})

test('lists selected values that have no documents, and knows the nodes above them', () => {
  const tree = facetTree([roots('Home'), second()], { ...options, active: ['Home/Garden', 'Cars'] })
  expect(lines(tree)).toEqual(['*Cars 0', 'Home 1', '  *Garden 0 ?'])
  expect(tree.map(({ isOnPath }) => isOnPath)).toEqual([false, true])
})

test('lists a selected value whose parent is not listed with all its names', () => {
  expect(lines(facetTree([roots('Home')], { ...options, active: ['Lost/Found'] }))).toEqual([
    'Home 1 ?',
    '*Lost › Found 0 ?',
  ])
})

test('leaves out what has no parent in the list', () => {
  expect(lines(facetTree([roots('Home'), second('Lost/Found')], options))).toEqual(['Home 1'])
})

test('keeps names that hold the delimiter, where the terms begin with their level', () => {
  const tree = facetTree(
    [
      counted(rootLevel(levels), ['0/Half', '0/Half/full board', '0/Cabins', '0/Cabins+']),
      counted(levelBelow(null, 1, levels), ['1/Half/full board/B/B', '1/Cabins+/Log', '1/Half/x']),
    ],
    { ...options, hierarchy: levels },
  )
  expect(lines(tree)).toEqual([
    'Cabins 3',
    'Cabins+ 4',
    '  Log 2 ?',
    'Half 1',
    '  x 3 ?',
    'Half/full board 2',
    '  B/B 1 ?',
  ])
})

test('takes names of built-ins like any other', () => {
  const tree = facetTree([roots('__proto__', 'constructor'), second('__proto__/toString')], options)
  expect(lines(tree)).toEqual(['__proto__ 1', '  toString 1 ?', 'constructor 2'])
})

test('hides what the exclude pattern matches, with all below it', () => {
  const tree = facetTree([roots('Home', 'Cars'), second('Home/Garden')], {
    ...options,
    exclude: '^Home$',
  })
  expect(lines(tree)).toEqual(['Cars 2'])
})

test('sorts each level by count where the facet does', () => {
  const tree = facetTree([roots('a', 'b'), second('b/x', 'b/y')], { ...options, sorts: ['count'] })
  expect(lines(tree)).toEqual(['b 2', '  y 2 ?', '  x 1 ?', 'a 1'])
})

test('leaves out the missing bucket and values of no level', () => {
  const root = { level: rootLevel(levels), counts: [], isCut: false }
  const counts = [null, '', 'Home', '0/Home'].map((value) => ({ value, count: 1 }))
  const tree = facetTree([{ ...root, counts }], { ...options, hierarchy: levels })
  expect(lines(tree)).toEqual(['Home 1 ?'])
})
