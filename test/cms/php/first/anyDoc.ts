import fc from 'fast-check'
import { awkwardTags } from '../../../../demo/server/corpus/awkwardTags'
import { anyText } from '../../../solr/arbitraries'

/** The fields that the templates of the cases read. */
export const FIELDS = [
  ...['title', 'label', 'name', 'teaser', 'description', 'city', 'location', 'url', 'path'],
  ...['image', 'images', 'price', 'rating', 'created', 'tags', 'place', 'a.b', 'distance'],
  ...['distance_km', 'missing', 'constructor', '__proto__', '17'],
] as const

const URLS = [
  ...[
    '/places/17',
    'https://a.example/?q=1&x=2#y',
    'javascript:alert(1)',
    ' JaVaScRiPt:x',
    '//b.example/a',
  ],
  ...[
    'data:image/png;base64,AAAA',
    'mailto:a@b.example',
    'java\tscript:x',
    'a:b',
    '?a:b',
    '#a:b',
    'x\\y',
  ],
  ...[
    '/größe ä.jpg',
    '/a.jpg 1x, /b.jpg 2x',
    '/a,b.jpg 100w,/c.jpg',
    ', /a.jpg 2q',
    '&#106;avascript:x',
    'vbscript:x',
  ],
  ...['/\u202egpj.exe', '\u00a0/x\u3000', 'HTTP://A.EXAMPLE', 'tel:+1', 'ftp://a.example'],
]

const NUMBERS = [
  ...[
    0, -0, 1, 42, 999.5, 1234.5, -1234567.891, 0.005, 1e21, 1e-7, 123456789012345680000,
    9007199254740992,
  ],
  ...[
    1e300,
    5e-324,
    1.7976931348623157e308,
    2147483648,
    -1,
    0.1,
    1700000000000,
    8.64e15,
    8.64e15 + 1,
  ],
]

const DATES = [
  ...[
    '2026-03-07T15:04:05Z',
    '2026-03-07',
    '1999-12',
    '2026-02-30',
    '0001-01-01T00:00:00Z',
    '2026-03-07 24:00',
  ],
  ...[
    '2026-03-07T15:04:05.123456+02:00',
    '2026-03-07T15:04-0930',
    ' 2026-07-01 ',
    '2026',
    '2026-13-01',
    'tomorrow',
  ],
  ...['9999-12-31T23:59:60Z', '2000-02-29T00:00', '1900-02-29', '2026-03-07T15:04:05+24:00'],
]

/** HTML as editors, importers and attackers write it. */
export const HTML = [
  ...[
    '<b>Quiet</b> & <i>small</i>',
    '<p>One<p>Two',
    '<a href="javascript:alert(1)" onclick=x>a</a>',
    '<script>alert(1)</script>x',
  ],
  ...[
    '<img src=x onerror=alert(1)>',
    '<b><i></b></i>',
    '<ul><li>a<li>b</ul>',
    '</p>',
    '<br></br>',
    '<a href="/x" target=_BLANK rel=opener>a</a>',
  ],
  ...[
    '<svg><script>x</script></svg>',
    '<math><mi//xlink:href="data:x">',
    '<!-- a --><b>c</b>',
    '<!--',
    '<!-->a',
    '<![CDATA[x]]>',
    '<?php x ?>',
  ],
  ...[
    'a < b && c > d',
    '<',
    '</',
    '</ b',
    '<b',
    '<b class=',
    "<b title='",
    '<textarea></b></textarea>x',
    '<title>&amp;<b></title>',
    '<xmp><b></xmp>',
  ],
  ...[
    '<option>&lt;script&gt;</option>',
    '&lt;b&gt;',
    '&amp;lt;',
    '&#60;',
    '&#x3C;b&#62;',
    '&notit; &copy2 &para',
    '&nbsp;&NoBreak;&#0;&#128;&#xd800;&#9999999999;',
  ],
  ...[
    '<span title="a &quot;b&quot; &copy=1">x</span>',
    '<p title=a/b>x',
    '<B>x</B>',
    '<em\n title\n=\n"y"\n>z</em\n>',
    '<a href=" /x ">x',
    '<a href="">x',
  ],
  ...[
    '<style>*{}</style>a',
    '<iframe src=x>a</iframe>',
    '<u/>x<br/>y',
    '<li>x</li>',
    '<code>&lt;a&gt;</code>',
    '<span hidden style=x class=y>z</span>',
  ],
  ...[
    '<scriptx>a</scriptx>',
    '<scr',
    '<s',
    '<xitle>&amp;</title>b',
    '<a href="http&colon;//x">',
    '<a href="jav&#x09;ascript:x">',
    '<p =a =b=c>d',
    '<b / title=x>y',
    '<b/',
  ],
  ...[
    '</b x',
    '<a title=x title=y>z',
    'x<!doctype html>y',
    '<!>z',
    '<!->z>',
    '</>x',
    '</ >x&amp;',
    '<\u00e9>',
    '<b\u00a0>x',
    '<İ>x</İ>',
    'a\u0000b',
  ],
  '<b>'.repeat(60),
  `${'<span>'.repeat(52)}x${'</span>'.repeat(52)}`,
]

const SNIPPETS = [
  '<em>lake</em> cabin',
  'a <em>b',
  '<em></em>',
  '<b>x</b> <em>y</em> &amp;',
  'no match',
  '',
  ' ',
  '[[lake]] cabin',
]

const text = fc.oneof(anyText, fc.constantFrom(...awkwardTags))
const html = fc.oneof(
  fc.constantFrom(...HTML),
  fc.array(fc.constantFrom(...HTML), { maxLength: 3 }).map((parts) => parts.join('')),
)
const number = fc.oneof(
  fc.constantFrom(...NUMBERS),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
)
const plain = fc.oneof(
  text,
  html,
  number,
  fc.constantFrom(...URLS),
  fc.constantFrom(...DATES),
  fc.constantFrom<unknown>(true, false, null, '', ' '),
)
const item = fc.oneof(
  plain,
  fc.record({
    name: plain,
    url: fc.constantFrom(...URLS),
    'a.b': text,
    inner: fc.array(plain, { maxLength: 2 }),
  }),
)
const value = fc.oneof(
  { weight: 4, arbitrary: plain },
  { weight: 2, arbitrary: fc.array(item, { maxLength: 4 }) },
  { weight: 1, arbitrary: item },
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.constantFrom('city', 'a.b', 'name', '0'), plain, { maxKeys: 3 }),
  },
)

const id = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 999 }).map(String) },
  {
    weight: 1,
    arbitrary: fc.oneof(text, fc.integer(), fc.constantFrom<unknown>(1e21, 1.5, null, {})),
  },
)

/** A field's usual kind of value comes more often. */
const LIKELY = new Map<string, fc.Arbitrary<unknown>>(
  Object.entries({
    url: fc.constantFrom(...URLS),
    image: fc.constantFrom(...URLS),
    images: fc.array(fc.constantFrom(...URLS), { maxLength: 3 }),
    teaser: html,
    description: html,
    price: number,
    rating: number,
    created: fc.oneof(fc.constantFrom(...DATES), number),
    distance_km: number,
    tags: fc.array(text, { maxLength: 4 }),
  }),
)

/** A document of an index, with values of any kind in any field. */
export const anyDoc: fc.Arbitrary<Record<string, unknown>> = fc
  .tuple(
    id,
    fc.array(
      fc
        .constantFrom(...FIELDS)
        .chain((field) =>
          fc.tuple(
            fc.constant(field),
            fc.oneof(
              { weight: 3, arbitrary: LIKELY.get(field) ?? text },
              { weight: 1, arbitrary: value },
            ),
          ),
        ),
      { maxLength: 14, size: 'max' },
    ),
  )
  // JSON can name a field __proto__; an assignment could not.
  .map(([key, fields]) =>
    JSON.parse(
      `{${[['id', key], ...fields].map(([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one)}`).join()}}`,
    ),
  )

/** Snippets of a document by field. */
export const anySnippets = fc.dictionary(
  fc.constantFrom(...FIELDS.filter((field) => field !== '__proto__')),
  fc.array(fc.oneof(fc.constantFrom(...SNIPPETS), fc.constantFrom<unknown>(7, null)), {
    maxLength: 3,
  }),
  { maxKeys: 4 },
)
