import { decodeHTML, decodeHTMLAttribute } from 'entities/decode'
import fc from 'fast-check'
import { plainText } from '../../../../src/templates/values/plainText'
import { sanitiseHtml } from '../../../../widgets/shared/templates/sanitise'
import { HTML } from './anyDoc'

/** HTML of a document, and what the browser makes of it. */
export interface HtmlCase {
  readonly html: string
  readonly clean: string
  readonly plain: string
}

/** A text with character references, and what it says as a text and in an attribute. */
export interface ReferenceText {
  readonly text: string
  readonly decoded: string
  readonly inAttribute: string
}

const SIGNS = [
  ...[
    '<',
    '>',
    '</',
    '/>',
    '"',
    "'",
    '=',
    '&',
    ';',
    '#',
    '!',
    '-',
    '--',
    '-->',
    ' ',
    '\n',
    '\0',
    '?',
    ']]>',
    '<![CDATA[',
  ],
  ...[
    'a',
    'b',
    'p',
    'br',
    'script',
    'title',
    'svg',
    'İ',
    '\u{1f3d4}',
    '\u00a0',
    '\u212a',
    '\u017f',
    '<!--',
  ],
  ...['<b>', '</b>', '<a href="', 'javascript:', '&amp;'],
]

const mutated = fc
  .tuple(
    fc.array(fc.constantFrom(...HTML, ...SIGNS), { minLength: 1, maxLength: 8, size: 'max' }),
    fc.nat(600),
    fc.nat(3),
    fc.constantFrom(...SIGNS),
  )
  .map(([pieces, place, removed, sign]) => {
    const html = pieces.join('').slice(0, 600)
    const at = place % (html.length + 1)
    return wellFormed(html.slice(0, at) + sign + html.slice(at + removed))
  })
  // Of `&lt` before a letter in an attribute, the sanitiser's decoder makes something else than browsers do.
  .filter(
    (html) =>
      !/&(?:lt|gt|amp|not|para|copy)(?=[a-z\d])/i.test(
        html.replaceAll('&notit;', '').replaceAll('&copy2', ''),
      ),
  )

/** Pieces of HTML put together and changed at one place, the same in each run. */
export function htmlCases(count: number): readonly HtmlCase[] {
  return fc.sample(mutated, { numRuns: count, seed: 17 }).map((html) => ({
    html,
    clean: wellFormed(sanitiseHtml(html)),
    plain: wellFormed(plainText(html)),
  }))
}

const NAMES = [
  ...[
    'amp',
    'lt',
    'gt',
    'quot',
    'apos',
    'nbsp',
    'copy',
    'not',
    'notit',
    'para',
    'euro',
    'hellip',
    'Tab',
    'NewLine',
    'AElig',
  ],
  ...[
    'CounterClockwiseContourIntegral',
    'acE',
    'fjlig',
    'NotEqualTilde',
    'bne',
    'sup1',
    'frac12',
    'there4',
    'blk14',
    'unknown',
    '',
  ],
]
const NUMBERS = [
  '0',
  '9',
  '10',
  '38',
  '60',
  '128',
  '150',
  '159',
  '160',
  '8364',
  '55296',
  '57343',
  '65535',
  '128512',
  '1114111',
  '1114112',
  '99999999999',
]

/** Character references of all forms. */
export function referenceTexts(): readonly ReferenceText[] {
  const names = NAMES.flatMap((name) => [
    `&${name};`,
    `&${name}`,
    `&${name}=`,
    `&${name}x`,
    `&${name} x`,
    `&${name}&`,
  ])
  const numbers = NUMBERS.flatMap((digits) => [
    `&#${digits};`,
    `&#${digits}`,
    `&#x${Number(digits).toString(16)};`,
    `&#X${digits}g`,
  ])
  return [...names, ...numbers, '&#;', '&#x;', '&', '&&amp;', '&#xg', '& amp;'].map((text) => ({
    text,
    decoded: decodeHTML(text),
    inAttribute: decodeHTMLAttribute(text),
  }))
}

function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd')
}
