import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FACET_GROUP_ROWS } from '../../../src/facets/constants'
import { FOLDER, INDEXES, imported, OPTIONAL, read, sheets, THEMES } from './readStyles'
import { weighedRules } from './weighedRules'

test('one index imports every style sheet', () => {
  expect([...INDEXES.flatMap((index) => imported(index)), ...OPTIONAL].sort()).toEqual(
    [...sheets()].sort(),
  )
})

test.each(sheets())('%s is written for both directions', (name) => {
  const physical =
    /(?:^|[\s;{])(?:(?:margin|padding|border)-(?:left|right|top|bottom)|left|right|top|bottom|width|height|(?:min|max)-(?:width|height)|float:\s*(?:left|right)|text-align:\s*(?:left|right))\s*[:;]/gm
  expect(read(name).match(physical) ?? []).toEqual([])
})

test.each(sheets().filter((name) => name !== 'search/icons/tokens.css'))(
  '%s fetches no picture',
  (name) => {
    expect(read(name)).not.toContain('url(')
  },
)

// Each click changes the state of a search. The browser then looks at all elements in it for those of such a rule.
test.each(sheets())('%s asks no element around it for its state', (name) => {
  const around = weighedRules(name).flatMap(({ selector }) => compounds(selector).slice(0, -1))
  expect(around.filter((one) => /\[(?:data-state|aria-busy)/.test(one))).toEqual([])
})

/** The parts of a selector between its combinators. */
function compounds(selector: string): readonly string[] {
  let depth = 0
  const marked = Array.from(selector, (char) => {
    depth += Number(char === '(') - Number(char === ')')
    return char === ' ' && depth === 0 ? '\n' : char
  })
  return marked.join('').split('\n')
}

/** Places, sizes and states of one element, which no theme sets. */
const SET_BY_WIDGETS: ReadonlySet<string> = new Set([
  'above',
  'arrow',
  'beside',
  'column',
  'columns',
  'faded',
  'gallery-width',
  'gallery-ratio',
  'icon',
  'measured',
  'picture',
  'pictures',
  'period',
  'picture-height',
  'row',
  'shape',
  'shimmer',
  'side',
  'skeleton',
  'struck',
  'wide',
])

test('tokens.css declares every themable custom property, below a comment', () => {
  const files = ['tokens.css', 'search/tokens.css', 'map/tokens.css', 'search/icons/tokens.css']
  const blocks = files.map((name) => {
    const tokens = readFileSync(join(FOLDER, name), 'utf8')
    return tokens.slice(tokens.indexOf('{') + 1).split('\n}')[0] ?? ''
  })
  const main = blocks.join('\n')
  const groups = main.split('/*').slice(1)
  const explained = new Set(
    groups.flatMap((group) =>
      Array.from(group.split('*/')[1]?.matchAll(/--_([\w-]+):/g) ?? [], ([, one]) => one),
    ),
  )
  const elsewhere = sheets().filter((name) => !files.includes(name) && name !== THEMES)
  const used = elsewhere.flatMap((name) =>
    Array.from(read(name).matchAll(/var\(--_([\w-]+)/g), ([, one]) => one),
  )
  expect(elsewhere.filter((name) => read(name).includes('--vitrine-'))).toEqual([])
  expect(
    [...new Set(used)].filter((one) => !SET_BY_WIDGETS.has(String(one)) && !explained.has(one)),
  ).toEqual([])
  expect(
    [...explained].filter((one) => !used.includes(one) && !main.includes(`(--_${one})`)),
  ).toEqual([])
})

test('every class that is styled is one that a widget writes', () => {
  const root = join(__dirname, '../../..')
  const sources = ['widgets', 'mount'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => join(root, folder, String(name)))
      .filter((name) => /\.tsx?$/.test(name)),
  )
  const written = sources.map((name) => readFileSync(name, 'utf8')).join('\n')
  const styled = new Set(
    sheets().flatMap((name) =>
      Array.from(read(name).matchAll(/\.(vitrine-[\w-]+?|rs-\w+)(?![\w-])/g), ([, one]) =>
        String(one),
      ),
    ),
  )
  const known = (one: string) =>
    written.includes(one) ||
    /^vitrine-modal__box--(?:tiny|small|large|xlarge)$/.test(one) ||
    (one.startsWith('vitrine-gallery__content--') &&
      written.includes('vitrine-gallery__content--$')) ||
    (one.startsWith('vitrine-page__') && written.includes('`vitrine-page__$'))
  expect([...styled].filter((one) => !known(one))).toEqual([])
})

test('a group of rows that is not laid out yet is taken for as high as its rows', () => {
  const [, rows] = /contain-intrinsic-block-size: auto calc\((\d+) \* var\(--_target\)\)/.exec(
    read('facets/facets.css'),
  ) ?? ['', '']
  expect(Number(rows)).toBe(FACET_GROUP_ROWS)
})
