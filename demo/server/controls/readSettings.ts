import { DEFAULT_CORPUS_SIZE } from '../corpus/site'
import { FAILURE_KINDS, type QaSettings } from './qaSettings'

/** The maximum of `latency` and `jitter`, in milliseconds. */
const MAX_DELAY_MS = 60_000

/** The maximum number of listings. */
const MAX_CORPUS_SIZE = 50_000

/** The names of the settings in a URL. */
export const SETTING_NAMES: readonly string[] = [
  'latency',
  'jitter',
  'failureRate',
  'kind',
  'seed',
  'reorder',
  'corpus',
  'csp',
  'lang',
] satisfies readonly (keyof QaSettings)[]

/** Where a request may contain settings. */
export interface SettingSources {
  readonly query: URLSearchParams
  /** The `x-vitrine-qa` header: JSON, or pairs as in a URL. */
  readonly header: string | undefined
  /** The `vitrine-qa` cookie, decoded, in the same format. */
  readonly cookie: string | undefined
}

/** Reads the settings. The URL wins over the header, the header over the cookie. Invalid values are ignored. */
export function readSettings({ query, header, cookie }: SettingSources): QaSettings {
  const sources = [query, parse(header), parse(cookie)]
  const get = (name: keyof QaSettings): string | null =>
    sources.reduce<string | null>((found, source) => found ?? source.get(name), null)
  const number = (name: keyof QaSettings, fallback: number, max: number): number => {
    const value = Number(get(name) ?? fallback)
    return Number.isFinite(value) ? Math.min(max, Math.max(0, value)) : fallback
  }
  const kind = get('kind')
  const csp = get('csp')
  const lang = get('lang') ?? ''
  return {
    latency: number('latency', 0, MAX_DELAY_MS),
    jitter: number('jitter', 0, MAX_DELAY_MS),
    failureRate: number('failureRate', 0, 1),
    kind: FAILURE_KINDS.find((known) => known === kind) ?? '500',
    seed: Math.trunc(number('seed', 1, 2 ** 31)),
    reorder: /^(1|true|on)$/.test(get('reorder') ?? ''),
    corpus: Math.trunc(number('corpus', DEFAULT_CORPUS_SIZE, MAX_CORPUS_SIZE)),
    csp: csp === 'strict' || csp === 'sandbox' ? csp : 'none',
    lang: /^[a-z]{2,3}$/.test(lang) ? lang : '',
  }
}

function parse(text: string | undefined): URLSearchParams {
  if (!text?.trimStart().startsWith('{')) return new URLSearchParams(text ?? '')
  try {
    const pairs: [string, unknown][] = Object.entries(JSON.parse(text))
    return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))
  } catch {
    return new URLSearchParams()
  }
}
