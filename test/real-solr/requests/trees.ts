import { toggleFacet } from '../../../src/facets/toggleFacet'
import { chosenPaths, searchedLevels } from '../../../src/facets/tree/answerLevels'
import { type Hierarchy, treePath } from '../../../src/facets/tree/hierarchy'
import { levelFields } from '../../../src/facets/tree/levelFields'
import { openLevels } from '../../../src/facets/tree/treeLevel'
import { createSearch, type SearchOverrides } from '../contractRequest'

type Mode = 'and' | 'or' | 'single'

interface Tree {
  readonly field: string
  readonly hierarchy: Hierarchy
}

const paths: Tree = { field: 'category', hierarchy: { shape: 'path', delimiter: '/' } }
const levels: Tree = { field: 'category_levels', hierarchy: { shape: 'levels', delimiter: '/' } }

/** A tree as a search counts it: with its selected values, and with nodes that were opened by hand. */
function treeRequest(
  name: string,
  { field, hierarchy }: Tree,
  selected: readonly string[],
  {
    mode = 'or',
    opened = [],
    ...overrides
  }: SearchOverrides & { mode?: Mode; opened?: readonly string[] } = {},
) {
  const fq = selected.reduce<readonly string[]>(
    (filters, value) => toggleFacet(filters, { field, mode }, value),
    overrides.fq ?? [],
  )
  const byHand = opened.flatMap((value) => treePath(value, hierarchy) ?? [])
  const open = openLevels([...chosenPaths(fq, field, hierarchy), ...byHand], hierarchy)
  const counted = opened.length > 0 ? open : searchedLevels(fq, field, hierarchy)
  return createSearch(`tree: ${field}, ${name}`, {
    rows: 5,
    ...overrides,
    fq,
    extraParams: {
      'facet.field': levelFields({ field, mode }, counted, hierarchy),
      ...overrides.extraParams,
    },
  })
}

const plainPaths = ['Cabins', 'Cabins/Log cabins', 'Cabins/Chalets/Ski-in/With sauna', 'Houses']
const awkwardPaths = [
  'Half or full board/Bed or breakfast/B or B',
  'Owner\'s picks/The "blue" rooms',
  "Owner's picks/Chef's/d'Alene's best",
  'C:\\old/barns\\/[TO] {sleep} (in) *',
  'Cabins+/Log cabins',
  'Cabins/Log/cabins',
  '0/1/2',
  'Ümläute/Größe/straße',
  '湖/湖畔',
  'بيوت/على البحيرة',
  '__proto__/constructor',
  "}{!join}'/$ref \u0024{x}/a,b;c=d&e",
  ' spaced / two  spaces',
]
const awkwardLevels = [
  '2/Half/full board/Bed/breakfast/B/B',
  '0/Half/full board',
  '1/Houses/1/2 house',
  '1/Owner\'s picks/The "blue" rooms',
  '2/C:\\old/barns\\/[TO] {sleep} (in) *',
  '2/0/1/2',
  '1/__proto__/constructor',
  "2/}{!join}'/$ref \u0024{x}/a,b;c=d&e",
  '1/ spaced / two  spaces',
]
const modes: readonly Mode[] = ['and', 'or', 'single']
const inBend = { fq: ['city:Bend'] }

function requestsFor(tree: Tree, plain: readonly string[], awkward: readonly string[]) {
  const [first = '', second = ''] = plain
  return [
    treeRequest('the roots', tree, []),
    ...modes.map((mode) => treeRequest(`a root, ${mode}`, tree, [first], { mode })),
    ...modes.map((mode) => treeRequest(`a child, ${mode}`, tree, [second], { mode })),
    ...modes.map((mode) => treeRequest(`all of them, ${mode}`, tree, plain, { mode })),
    ...awkward.map((value) => treeRequest(`selected ${value}`, tree, [value])),
    ...awkward.map((value) => treeRequest(`opened ${value}`, tree, [], { opened: [value] })),
    treeRequest('all awkward values', tree, awkward),
    treeRequest('beside a filter and a query', tree, [second], { ...inBend, q: 'lake' }),
    treeRequest('opened by hand', tree, [], { opened: plain }),
    treeRequest('opened and selected', tree, [first], { opened: awkward.slice(0, 3) }),
    treeRequest('with a limit for each level', tree, [second], {
      extraParams: { [`f.${tree.field}.facet.limit`]: '2' },
    }),
    treeRequest('by name', tree, [second], {
      extraParams: { [`f.${tree.field}.facet.sort`]: 'index' },
    }),
    treeRequest('without a limit, zeros included', tree, [second], {
      ...inBend,
      extraParams: {
        [`f.${tree.field}.facet.limit`]: '-1',
        [`f.${tree.field}.facet.mincount`]: '0',
      },
    }),
    treeRequest('a value that no document has', tree, [`${second}/none`]),
  ]
}

/** Trees in both shapes: counts of open levels, and the documents below a node. */
export const treeRequests = [
  ...requestsFor(paths, plainPaths, awkwardPaths),
  ...requestsFor(levels, ['0/Cabins', '1/Cabins/Log cabins', '0/Houses'], awkwardLevels),
]
