import { levelFields } from '../../../src/facets/tree/levelFields'
import { levelBelow, openLevels, rootLevel } from '../../../src/facets/tree/treeLevel'

const path = { shape: 'path', delimiter: '/' } as const
const levels = { shape: 'levels', delimiter: '/' } as const
const category = { field: 'category', mode: 'or' } as const

test('counts the roots, and one level further', () => {
  expect(levelFields(category, openLevels([], levels), levels)).toEqual([
    "{!ex=category key=category:0 facet.prefix='0/'}category",
    "{!ex=category key=category:1 facet.prefix='1/'}category",
  ])
  expect(levelFields(category, openLevels([], path), path)).toEqual([
    "{!ex=category key=category:0 facet.matches='[/]?[^/]+'}category",
    "{!ex=category key=category:1 facet.matches='[/]?[^/]+[/][^/]+'}category",
  ])
})

test('counts two levels below an open node', () => {
  const open = [{ depth: 0, path: 'Home' }]
  expect(levelFields(category, openLevels(open, levels), levels).slice(2)).toEqual([
    "{!ex=category key=category:2 facet.prefix='1/Home/'}category",
    "{!ex=category key=category:3 facet.prefix='2/Home/'}category",
  ])
  expect(levelFields(category, openLevels(open, path), path).slice(2)).toEqual([
    "{!ex=category key=category:2 facet.prefix='Home/' facet.matches='[/]?[^/]+[/][^/]+'}category",
    "{!ex=category key=category:3 facet.prefix='Home/' facet.matches='[/]?[^/]+[/][^/]+[/][^/]+'}category",
  ])
})

test('excludes no filter in and-mode', () => {
  const [field] = levelFields({ field: 'category', mode: 'and' }, [rootLevel(levels)], levels)
  expect(field).toBe("{!key=category:0 facet.prefix='0/'}category")
})

test('quotes names of any text: no name ends the local params', () => {
  const node = { depth: 0, path: '}{!join}\' \\ "x"' }
  expect(levelFields(category, [levelBelow(node, 1, levels)], levels)).toEqual([
    "{!ex=category key=category:0 facet.prefix='1/}{!join}\\' \\\\ \"x\"/'}category",
  ])
})

test('counts each level once', () => {
  const node = { depth: 0, path: 'Home' }
  expect(openLevels([node, node], levels)).toHaveLength(4)
})

test('writes no macro, which Solr would replace before it reads the quotes', () => {
  const node = { depth: 0, path: '$a \u0024{x}' }
  expect(levelFields(category, [levelBelow(node, 1, levels)], levels)).toEqual([
    "{!ex=category key=category:0 facet.prefix='1/$a $\\{x}/'}category",
  ])
})
