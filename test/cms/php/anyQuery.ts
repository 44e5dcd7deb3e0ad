import fc from 'fast-check'
import { awkwardTags } from '../../../demo/server/corpus/awkwardTags'
import { attacks, encodeParams } from '../../demo-server/proxy/attacks'
import { anyText } from '../../solr/arbitraries'
import type { PageConfig } from './anyConfig'

const NAMES = [
  ...[
    'query',
    'q',
    'sortby',
    'sort',
    'pg',
    'start',
    'fq',
    'bq',
    'boost',
    'f_boost',
    'page',
    'f_page',
  ],
  ...[
    'city',
    'type',
    'f_type',
    'ss_type',
    'region',
    'price',
    'size',
    'age',
    'year',
    'f_tag',
    'tag',
  ],
  ...[
    'a.b',
    'a_b',
    'f_query',
    'constructor',
    'amenities',
    'listed',
    'x',
    'f_null',
    '__proto__',
    '',
  ],
]
const KEYS = ['', '', '[]', '[]', '[]', '[0]', '[12]', '[none]', '[min]', '[max]', '[all]', '[was]']
const ODD_KEYS = [
  '[facet.prefix]',
  '[query]',
  '[null]',
  '[a][b]',
  '[][3]',
  '[',
  ']',
  '[[]]',
  '.',
  ' ',
]

const FILTERS = [
  ...['city:Rome', '{!tag=city}city:( Rome OR "New York" )', '-city:[* TO *]', 'price:[1 TO 2]'],
  ...[
    '{!tag=price}price:[ 10 TO * ]',
    'price:[9 TO 1]',
    'price:7',
    'price:[0x10 TO 1e1]',
    'type:(a OR b)',
  ],
  ...[
    'type:(a AND "b c")',
    '{!tag=z}type:q',
    'type: ( x OR (*:* -type:[* TO *]) )',
    'region:Alps',
    'city:',
  ],
  ...[
    '+region:(a b)',
    'type:a*',
    'type:"a\\"b"',
    'type:\\u0041b',
    'type:\\ud83c\\udfe1',
    'type:\\ud800',
    ':x',
  ],
  ...[
    'größe:L',
    'year:2020',
    'fq',
    'size:[* TO 5}',
    'city:Rome ',
    ' city:Rome',
    'city:(Rome)',
    'a b:c',
  ],
]
const WORDS = [
  ...[
    'lake',
    'lake cabin',
    'id:(42 OR 43)',
    'item_id:("a b" OR c)',
    'id:(1 AND 2)',
    '{!join from=a}x',
  ],
  ...[
    '"{!x}"',
    '[a TO b] {!x}',
    '_query_:"x"',
    'quer\\u0079',
    ['$', '{q}'].join(''),
    'a\u0000b',
    'price asc',
    'price  desc,id asc',
  ],
  ...[
    'random_7 desc',
    'sum(a,b) asc',
    '1',
    '2',
    '3',
    '0',
    '12',
    '99999999999',
    '٣',
    '1..2',
    '1..',
    '..9',
    '-5..2.5',
  ],
  ...[
    '$1,200',
    '1.200,50 €',
    '٤٥٫٥',
    '100..200',
    '\u2028',
    '\ufeffx\u3000',
    '/* " */ {!x}',
    'AND',
    '~2',
  ],
]

const value = fc.oneof(
  fc.constantFrom(...FILTERS),
  fc.constantFrom(...WORDS),
  fc.constantFrom(...awkwardTags),
  anyText,
)
/** Browsers send U+FFFD for a lone surrogate. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd')
const encoded = (text: string) => encodeURIComponent(wellFormed(text))
/** How a value may stand in an address: as a browser writes it, as a form does, or as somebody typed it. */
const written = fc.tuple(value, fc.nat(9)).map(([text, how]) => {
  if (how === 0) return wellFormed(text).replace(/[&#\t\n\r]/g, '')
  if (how === 1) return `${encoded(text)}%zz%ff`
  if (how === 2) return `%C3${encoded(text)}%e2%82`
  return how < 6 ? new URLSearchParams([['', text]]).toString().slice(1) : encoded(text)
})

/** Pairs as nobody would write them. */
const attack = fc
  .constantFrom(...Object.values(attacks).flat().map(encodeParams))
  .filter((text) => text.length < 2000)

/** Names with values that fit. */
const LIKELY: readonly (readonly [name: string, values: readonly string[]])[] = [
  ['query', WORDS],
  ['sortby', ['price asc', 'price  desc , id asc', 'random_7 desc', 'sum(a,b) asc', 'größe asc']],
  ['sort', ['score desc', 'price', '']],
  ['pg', ['2', '3', '0', '-1', '2.5', '1234567890']],
  ['start', ['0', '7', '12', '1e3']],
  ['price', ['1..2', '1..', '..9', '..', '5', '-5..2.5', '1..x']],
  ['price[min]', ['$1,200', '1.200,50 €', '٤٥٫٥', '7']],
  ['price[max]', ['2000', '٩٩', 'x', '']],
  ['price[all]', ['7..2000', '$1,200..']],
  ['fq[]', FILTERS],
  ['bq[]', FILTERS],
  ['boost', ['sum(a,b)', '2', '']],
]

/** The fields of a configuration's facets, as far as it has them by name. */
function fieldsOf(solr: PageConfig['solr']): readonly string[] {
  return Object.values(solr['facets'] ?? {})
    .flatMap((one) => one?.data?.field ?? one)
    .filter((field) => typeof field === 'string')
}

/** Query strings for a page with this configuration. */
export function anyQuery({ solr }: PageConfig): fc.Arbitrary<string> {
  const own = String(solr['fragment_prefix'] ?? '').replace('1', '')
  const names = fc.constantFrom(
    ...NAMES,
    ...fieldsOf(solr).flatMap((field) => Array(6).fill(field)),
  )
  const prefix = own && fc.constantFrom(`${own}-`, `${own}-`, `${own}.`, '')
  const pair = fc
    .tuple(
      prefix || fc.constant(''),
      names,
      fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...KEYS) }, fc.constantFrom(...ODD_KEYS)),
      fc.boolean(),
      written,
    )
    .map(([before, name, key, isRaw, text]) => {
      const whole = before + name + key
      return `${isRaw ? whole : encodeURIComponent(whole)}=${text}`
    })
  const likely = fc
    .tuple(prefix || fc.constant(''), fc.constantFrom(...LIKELY), fc.nat(99))
    .map(([before, [name, values], at]) =>
      new URLSearchParams([[before + name, values[at % values.length] ?? '']]).toString(),
    )
  const part = fc.oneof(
    { weight: 6, arbitrary: likely },
    { weight: 12, arbitrary: pair },
    { weight: 1, arbitrary: attack },
    {
      weight: 1,
      arbitrary: fc.constantFrom('flag', '=', '', 'utm_source=a%zz', 'query', ':~:text=x'),
    },
  )
  return fc.array(part, { maxLength: 12, size: 'max' }).map((parts) => parts.join('&'))
}
