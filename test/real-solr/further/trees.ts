import { type FurtherParams, filtered, further } from './furtherRequest'

/** Writes text for the single quotes of a local param. */
const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&').replaceAll('${', '$\\{')}'`

const depth = (level: number, sign = '/') =>
  `'[${sign}]?[^${sign}]+${`[${sign}][^${sign}]+`.repeat(level)}'`

interface Level {
  readonly prefix?: string
  /** For paths by delimiter. */
  readonly level?: number
}

function levels(
  name: string,
  field: string,
  list: readonly Level[],
  more: FurtherParams = {},
  ex = '',
) {
  const values = list.map(({ prefix, level }, at) => {
    const options = [
      prefix === undefined ? '' : ` facet.prefix=${quoted(prefix)}`,
      level === undefined ? '' : ` facet.matches=${depth(level)}`,
    ]
    return `{!${ex && `ex=${ex} `}key=${field}:${at}${options.join('')}}${field}`
  })
  return further(`tree: ${name}`, { 'facet.field': values, ...more })
}

const LEVELS = 'category_levels'

/** Parents with slashes, quotes, brackets and signs of other grammars in their names. */
const AWKWARD = [
  "Owner's picks",
  "Owner's picks/Chef's",
  'C:\\old',
  'C:\\old/barns\\',
  '0',
  '0/1',
  'Ümläute/Größe',
  '湖',
  'بيوت',
  '__proto__',
  "}{!join}'",
  "}{!join}'/$ref \u0024{x}",
  ' spaced ',
]

/** Levels of category trees in both shapes, with and without their own filter. */
export const treeRequests = [
  levels('the top of levels', LEVELS, [{ prefix: '0/' }]),
  levels('the top of paths', 'category', [{ level: 0 }]),
  levels('three open levels', LEVELS, [
    { prefix: '0/' },
    { prefix: '1/Cabins/' },
    { prefix: '2/Cabins/Chalets/' },
    { prefix: '3/Cabins/Chalets/Ski-in/' },
  ]),
  levels('three open levels of paths', 'category', [
    { level: 0 },
    { prefix: 'Cabins/', level: 1 },
    { prefix: 'Cabins/Chalets/', level: 2 },
    { prefix: 'Cabins/Chalets/Ski-in/', level: 3 },
  ]),
  levels('all descendants of a path', 'category', [{ prefix: 'Cabins/' }]),
  levels('a parent that is none', LEVELS, [{ prefix: '1/Castles/' }]),
  levels(
    'a level without its filter',
    LEVELS,
    [{ prefix: '0/' }, { prefix: '1/Cabins/' }],
    {
      fq: [`{!tag=c}${LEVELS}:"1/Cabins/Chalets"`, 'city:"Lake Tahoe"'],
    },
    'c',
  ),
  levels('a level with its filter', LEVELS, [{ prefix: '0/' }, { prefix: '1/Cabins/' }], {
    fq: `${LEVELS}:"1/Cabins/Chalets"`,
  }),
  levels(
    'paths without their filter',
    'category',
    [{ level: 0 }, { prefix: 'Houses/', level: 1 }],
    {
      fq: '{!tag=c}category:( "Houses/Farmhouses" OR "City homes" )',
    },
    'c',
  ),
  levels('the first five by count', LEVELS, [{ prefix: '0/' }], {
    [`f.${LEVELS}.facet.limit`]: '5',
    [`f.${LEVELS}.facet.sort`]: 'count',
  }),
  levels('by name, from the third', LEVELS, [{ prefix: '0/' }], {
    [`f.${LEVELS}.facet.limit`]: '5',
    [`f.${LEVELS}.facet.offset`]: '2',
    [`f.${LEVELS}.facet.sort`]: 'index',
  }),
  levels('those that many have', 'category', [{ level: 0 }, { prefix: 'Cabins/', level: 1 }], {
    'f.category.facet.mincount': '100',
  }),
  levels('empty ones too', LEVELS, [{ prefix: '1/Houses/' }], {
    fq: 'bundle:cabin',
    'facet.mincount': '0',
  }),
  ...AWKWARD.flatMap((parent) => [
    levels(`children of the path ${parent}`, 'category', [
      { prefix: `${parent}/`, level: parent.split('/').length },
    ]),
    levels(`children of the level ${parent}`, LEVELS, [
      { prefix: `${parent.split('/').length}/${parent}/` },
    ]),
  ]),
  levels('names with slashes', LEVELS, [
    { prefix: '1/Half/full board/' },
    { prefix: '2/Half/full board/Bed/breakfast/' },
  ]),
  further('tree: levels, plain facets and steps at once', {
    'facet.field': ["{!key=a facet.prefix='0/'}category_levels", '{!ex=city}city', 'bundle'],
    'f.city.facet.limit': '4',
    fq: '{!tag=city}city:Seattle',
    'facet.query': '{!key=b}category:Cabins',
  }),
  ...filtered(
    'tree',
    [
      '{!tag=c}category:"Cabins"',
      '{!tag=c}category:"Cabins/Log cabins"',
      '{!tag=c}category:"Cabins/Log"',
      '{!tag=c}category:Cabins\\/Log*',
      '{!tag=c}category:"cabins"',
      '{!tag=c}category:"Cabins/"',
      '{!tag=c}category:( "Cabins/Chalets/Ski-in" OR "0/1" )',
      '{!tag=c}category:"Owner\'s picks/The \\"blue\\" rooms"',
      '{!tag=c}category:"C:\\\\old/barns\\\\"',
      '{!tag=c}category:"C:\\\\old/barns\\\\/[TO] {sleep} (in) *"',
      '{!tag=c}category:C\\:\\\\old\\/barns\\\\',
      '{!tag=c}category:" spaced /two  spaces"',
      '{!tag=c}category:"__proto__/constructor"',
      '{!tag=c}category_levels:"1/Half/full board/Bed/breakfast"',
      '{!tag=c}category_levels:0\\/Half\\/full\\ board',
      '{!tag=c}category_levels:1\\/Cabins\\/*',
      '{!tag=c}category_levels:"0/0"',
      '{!tag=c}category_levels:"2/بيوت"',
      '{!tag=c}-category:[* TO *]',
    ],
    { fl: 'id,category,category_levels' },
  ),
]
