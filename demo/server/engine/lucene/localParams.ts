import { SolrError } from '../solrError'
import { CIRCLE_PARAMS, type Circle, circleOf } from '../spatial/circle'

/** A param's value and its local params. */
export interface WithLocalParams {
  readonly tags: readonly string[]
  readonly excludedTags: readonly string[]
  /** The name of this facet in the response. Null means the field's name. */
  readonly key: string | null
  /** Further local params, by name. */
  readonly options: ReadonlyMap<string, string>
  /** The circle of `{!geofilt …}`, which stands in place of a text; null for any other value. */
  readonly circle: Circle | null
  readonly text: string
}

const PAIR = /\s*([\w.]+)=(?:'((?:[^'\\]|\\[\s\S])*)'|"((?:[^"\\]|\\[\s\S])*)"|([^\s}'"]*))/y
const CIRCLE = /\{!geofilt(?=\s)/y
const END = /\s*\}/y
const COMMON = ['tag', 'ex', 'key', 'cache']

/**
 * Reads `{!tag=a,b}`, `{!ex=a}`, `{!key=name}` and `{!cache=false}` at the start of a value. In a quoted value,
 * a backslash escapes the next character, and a brace does not end the local params.
 * `{!geofilt sfield=field pt=latitude,longitude d=kilometers}` is the whole of a filter.
 * @param known the names of further local params that the caller supports
 * @throws SolrError for any other local param: other query parsers are not supported.
 */
export function localParams(value: string, known: readonly string[] = []): WithLocalParams {
  if (!value.startsWith('{!')) {
    return { tags: [], excludedTags: [], key: null, options: new Map(), circle: null, text: value }
  }
  const found = new Map<string, string>()
  const opening = matchAt(CIRCLE, value, 0)?.[0]
  const supported = [...COMMON, ...(opening ? CIRCLE_PARAMS : known)]
  let read = opening?.length ?? 2
  while (!matchAt(END, value, read)) {
    const pair = matchAt(PAIR, value, read)
    if (!pair?.[1]) throw new SolrError(`Unknown query parser or local param in '${value}'`)
    const quoted = pair[2] ?? pair[3]
    found.set(pair[1], quoted === undefined ? (pair[4] ?? '') : unescaped(quoted))
    read += pair[0].length
  }
  for (const name of found.keys()) {
    if (!supported.includes(name)) {
      throw new SolrError(`The local param '${name}' is not supported here`)
    }
  }
  return {
    tags: list(found.get('tag')),
    excludedTags: list(found.get('ex')),
    key: found.get('key') ?? null,
    options: found,
    circle: opening ? circleOf(found, value) : null,
    text: value.slice(read + (matchAt(END, value, read)?.[0].length ?? 0)),
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }

/** Resolves the escapes of Solr's StrParser. */
function unescaped(text: string): string {
  return text.replace(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (_, hex?: string, char = '') =>
    hex ? String.fromCharCode(Number.parseInt(hex, 16)) : (ESCAPES[char] ?? char),
  )
}

function list(text: string | undefined): readonly string[] {
  return text ? text.split(',').filter(Boolean) : []
}
