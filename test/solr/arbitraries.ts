import fc from 'fast-check'

const AWKWARD = [
  ...' \t\n\u3000\u00a0+-!(){}[]^"~*?:\\/&|$<>=,;%#@\'.a1é',
  'AND',
  'OR',
  'NOT',
  ' TO ',
  '${',
  '{!',
  '&&',
  '||',
  '/*',
  ':~:',
  '\\u0041',
  '日本',
  '🏡',
  '__proto__',
]

/** Any text, with many characters that are special in Solr, URLs and JavaScript. */
export const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...AWKWARD), maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    '[1 TO 5]',
    '"quoted"',
    '(a OR b)',
    '(*:* -f:[* TO *])',
  ),
)

/** A field's name. */
export const anyField = fc.constantFrom(
  'city',
  'price',
  'sm_tags',
  'a.b',
  'größe',
  'x-y',
  'constructor',
)

/** A facet's value, the missing bucket included. */
export const anyValue = fc.oneof(
  { weight: 5, arbitrary: anyText },
  { weight: 1, arbitrary: fc.constant(null) },
)

/** Characters that no request and no address contains. */
export const unsendable = /\p{Surrogate}|(?![\t\n\r])\p{Cc}/gu

/** Any text that is not empty and can be sent as it is. */
export const someText = anyText.filter((text) => text !== '' && text.search(unsendable) < 0)
