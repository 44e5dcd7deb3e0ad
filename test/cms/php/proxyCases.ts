import fc from 'fast-check'
import { listingsProxy } from '../../../demo/server/listingsProxy'
import { buildSolrParams } from '../../../demo/server/proxy/buildSolrParams'
import { Rejected } from '../../../demo/server/proxy/rejected'
import { attacks, encodeParams } from '../../demo-server/proxy/attacks'
import { forms } from '../../demo-server/proxy/forms'

/** What the proxy of cms/php is asked: the fixtures of the Node proxy's tests, form-encoded. */
export interface ProxyCases {
  readonly fields: readonly string[]
  /** Bodies that reach Solr, each value unchanged. */
  readonly passed: readonly string[]
  /** Bodies that are refused. */
  readonly refused: readonly string[]
  /** Forms with a sign changed, and whether the Node proxy passes them. */
  readonly changed: readonly { readonly body: string; readonly isPassed: boolean }[]
}

/** What a hostile hand puts into a form, or takes the place of a sign. */
const SIGNS = [
  ...[
    '',
    ' ',
    '  ',
    '\n',
    '\t',
    '\u00a0',
    '\u3000',
    '\u200b',
    '{',
    '}',
    '{!',
    '}{!join}',
    '!',
    '|',
  ],
  ...[
    "'",
    '"',
    '\\',
    "\\'",
    '\\\\',
    '‘',
    '’',
    '“',
    '`',
    '$',
    '$q',
    '(',
    ')',
    '[',
    ']',
    '*',
    '?',
    '~',
    '^',
  ],
  ...[
    '/',
    '//',
    ':',
    ',',
    '.',
    '..',
    '-',
    '−',
    '+',
    '=',
    '&',
    '%',
    '#',
    '_',
    ' v=x',
    ' v=$q',
    ' key=z',
  ],
  ...[
    '0',
    '9',
    '00',
    '１',
    '٣',
    'e9',
    '1e9',
    'NaN',
    'Infinity',
    'NOW',
    'a',
    'ä',
    'ß',
    '湖',
    '🏔',
    '\u0301',
  ],
  ...[' OR ', ' TO ', ' AND ', 'secret', '_query_:', '\u202e', '\ufeff', '\u0085', '\u2028'],
]

const wholeForms = Object.values(forms).flat()

const changedForm = fc
  .record({
    form: fc.constantFrom(...wholeForms),
    at: fc.nat(10_000),
    removed: fc.constantFrom(0, 0, 1, 1, 2, 5),
    sign: fc.constantFrom(...SIGNS),
  })
  .map(({ form, at, removed, sign }) => {
    const pairs = [...new URLSearchParams(encodeParams(form))]
    const [name, value = ''] = pairs.splice(at % pairs.length, 1)[0] ?? ['']
    const place = at % (value.length + 1)
    const changed = value.slice(0, place) + sign + value.slice(place + removed)
    return new URLSearchParams([
      ...pairs,
      [name, changed.replace(/\p{Surrogate}/gu, '\ufffd')],
    ]).toString()
  })

export function proxyCases(): ProxyCases {
  const config = listingsProxy('')
  const isPassed = (body: string): boolean => {
    try {
      return buildSolrParams([...new URLSearchParams(body)], config).length > 0
    } catch (error) {
      if (error instanceof Rejected) return false
      throw error
    }
  }
  return {
    fields: config.fields,
    passed: wholeForms.map(encodeParams),
    refused: Object.values(attacks)
      .flat()
      .map(encodeParams)
      .flatMap((wire) => [wire, /^(?:q|%71)=/.test(wire) ? wire : `q=lake&${wire}`]),
    changed: fc
      .sample(changedForm, { numRuns: 20_000, seed: 15 })
      .map((body) => ({ body, isPassed: isPassed(body) })),
  }
}
