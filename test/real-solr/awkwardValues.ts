import { awkwardTags } from '../../demo/server/corpus/awkwardTags'

/** Each ASCII punctuation mark. */
const punctuation = Array.from({ length: 0x7f - 0x21 }, (_, at) =>
  String.fromCharCode(0x21 + at),
).filter((sign) => !/[A-Za-z0-9]/.test(sign))

/** The sign in every position: alone, doubled, at the start, inside and at the end. */
const variantsOf = (sign: string): readonly string[] => [
  sign,
  sign + sign,
  `${sign}lead`,
  `trail${sign}`,
  `in${sign}side`,
  `a ${sign} b`,
  `a ${sign}b`,
  `a${sign} b`,
  `${sign}both${sign}`,
  `${sign}${sign}twice`,
  `twice${sign}${sign}`,
  `${sign}a b${sign}`,
]

const operators = ['AND', 'OR', 'NOT', 'TO', 'and', 'or', 'not', '&&', '||'].flatMap((word) => [
  ...[
    word,
    ` ${word}`,
    `${word} `,
    `${word} x`,
    `x ${word}`,
    `x ${word} y`,
    `(${word})`,
    `${word}${word}`,
  ],
])

const space = [' ', '  ', '\t', '\n', '\r\n', '\u00a0', '\u3000', '\u2028', '\u200b', '\ufeff']

const whole = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'valueOf', 'length'],
  ...['', '0', '00', '007', '1', '10', '2', '-1', '1.0', '1e3', 'NaN', 'null', 'true', 'undefined'],
  ...[
    '*:*',
    '[* TO *]',
    '[1 TO 5]',
    '{a TO b}',
    '[a TO b}',
    '"quoted"',
    '"half',
    'half"',
    '(a OR b)',
  ],
  ...[
    '(a)(b)',
    '(half',
    'half)',
    '-[* TO *]',
    '(*:* -tags:[* TO *])',
    'tags:a',
    'nofield:a',
    '_query_:"*:*"',
  ],
  ...[
    '_val_:"rord(id)"',
    '{!join from=id to=id}*:*',
    '{!tag=x}y',
    '{!lucene}*',
    '$x',
    `$${'{x}'}`,
    `$${'{x:*:*}'}`,
  ],
  ...[
    'a~',
    'a~2',
    'a^2',
    'a^',
    'a*',
    'a?',
    '/a.*/',
    '/',
    '//',
    'http://a.example/?q=1&r=2#s',
    'C:\\a\\',
    '\\\\',
    '\\"',
  ],
  ...[
    '\\u0041',
    '\\*',
    '\\',
    'a\\',
    '%20',
    '%2',
    '+',
    'a+b',
    'a%2Bb',
    '&amp;',
    '<b>',
    '&lt;b&gt;',
    ',',
    'a,b',
  ],
  ...['a\tb', 'a\nb', 'a\r\nb', '\ta', 'a\n', 'a  b', ' a', 'a ', ' a b '],
  ...[
    '🏔️',
    '👩‍👩‍👧',
    '🇺🇸 flag',
    'a🏔b',
    '𝒜',
    'إطلالة',
    'نوف לים',
    'a إ b',
    '\u202eabc',
    '湖の眺め',
    'İ',
    'ß',
    'e\u0301',
    'é',
  ],
  ...[
    'x'.repeat(1000),
    'x y '.repeat(250),
    '"'.repeat(1000),
    '\\'.repeat(1000),
    '🏔'.repeat(500),
    '(a '.repeat(333),
  ],
]

/** Values that break parsers, escapers and proxies, each once. */
export const awkwardValues: readonly string[] = [
  ...new Set([
    ...punctuation.flatMap(variantsOf),
    ...operators,
    ...space.flatMap((sign) => [sign, `${sign}a`, `a${sign}`, `a${sign}b`]),
    ...whole,
    ...awkwardTags,
  ]),
]
