import { SolrError } from '../solrError'

/** A param's value and its local params. */
export interface WithLocalParams {
  readonly tags: readonly string[]
  readonly excludedTags: readonly string[]
  /** The name of this facet in the response. Null means the field's name. */
  readonly key: string | null
  readonly text: string
}

const OPENING = /^\{!([^}]*)\}/
const PAIR = /\s*([\w.]+)=(?:'([^']*)'|"([^"]*)"|([^\s}]*))/y

/**
 * Reads `{!tag=a,b}`, `{!ex=a}`, `{!key=name}` and `{!cache=false}` at the start of a value.
 * @throws SolrError for any other local param: other query parsers are not supported.
 */
export function localParams(value: string): WithLocalParams {
  const opening = OPENING.exec(value)
  if (!opening) return { tags: [], excludedTags: [], key: null, text: value }
  const inside = (opening[1] ?? '').trimEnd()
  const found = new Map<string, string>()
  PAIR.lastIndex = 0
  let read = 0
  while (read < inside.length) {
    const pair = PAIR.exec(inside)
    if (!pair?.[1]) throw new SolrError(`Unknown query parser or local param in '${opening[0]}'`)
    found.set(pair[1], pair[2] ?? pair[3] ?? pair[4] ?? '')
    read = PAIR.lastIndex
  }
  for (const name of found.keys()) {
    if (!['tag', 'ex', 'key', 'cache'].includes(name)) {
      throw new SolrError(`The local param '${name}' is not supported here`)
    }
  }
  return {
    tags: list(found.get('tag')),
    excludedTags: list(found.get('ex')),
    key: found.get('key') ?? null,
    text: value.slice(opening[0].length),
  }
}

function list(text: string | undefined): readonly string[] {
  return text ? text.split(',').filter(Boolean) : []
}
