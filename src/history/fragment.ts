import { sameValues } from '../sameValues'
import type { SearchParams } from '../solr/request/params'
import { encodeFragmentPart } from './fragmentEncoding'
import { namePrefix, paramNames, splitFragment } from './fragmentPairs'
import { paramValues } from './paramValues'

/** A component's part of a fragment. */
export interface FragmentParams {
  /** Only the params that the fragment names; the others get their defaults. */
  readonly params: Partial<SearchParams>
  /** The names in the fragment, without the prefix. */
  readonly present: readonly string[]
}

/**
 * Reads a component's exposed params, and `bq`, from a fragment.
 * @returns null when the fragment is foreign: it is not empty, but has no param of the component.
 * @see spec 2.1, design decision 8
 */
export function readFragment(
  fragment: string,
  exposed: readonly string[],
  prefix?: string,
): FragmentParams | null {
  const found = new Map<string, string[]>()
  for (const { name, value } of splitFragment(fragment, exposed, prefix)) {
    if (name === null) continue
    const values = found.get(name) ?? []
    if (value !== '') values.push(value)
    found.set(name, values)
  }
  if (found.size === 0 && fragment.replace(/^#/, '') !== '') return null
  return { params: structured(found), present: [...found.keys()] }
}

/** Params by their names; those without a field of their own are in `extra`. */
function structured(found: ReadonlyMap<string, readonly string[]>): Partial<SearchParams> {
  const params: { -readonly [Name in keyof SearchParams]?: SearchParams[Name] } = {}
  const extra = new Map<string, readonly string[]>()
  for (const [name, values] of found) {
    const last = values.at(-1) ?? ''
    if (name === 'fq' || name === 'bq') params[name] = values
    else if (name === 'q' || name === 'sort') params[name] = last
    else if (name === 'start') params.start = readStart(last)
    else extra.set(name, values)
  }
  if (extra.size > 0) params.extra = Object.fromEntries(extra)
  return params
}

function readStart(text: string): number {
  const start = /^\d+$/.test(text) ? Number(text) : 0
  return Number.isSafeInteger(start) ? start : 0
}

/**
 * Writes a component's params into the fragment. Params that equal their default are left out; an empty value
 * is written when the default is not empty. Other pairs stay; an anchor or a text directive is dropped.
 * @param current the fragment now, without `#`.
 * @see spec 2.1, design decision 8
 */
export function writeFragment(
  current: string,
  params: SearchParams,
  defaults: SearchParams,
  exposed: readonly string[],
  prefix?: string,
): string {
  const pairsOf = (name: string): string[] => {
    const values = paramValues(params, name)
    const label = encodeFragmentPart(namePrefix(prefix) + name)
    return (values.length > 0 ? values : ['']).map(
      (value) => `${label}=${encodeFragmentPart(value)}`,
    )
  }
  const isDefault = (name: string) =>
    sameValues(paramValues(params, name), paramValues(defaults, name))
  const changed = paramNames(exposed)
    .filter((name) => !isDefault(name))
    .flatMap(pairsOf)
  const before = splitFragment(current, exposed, prefix)
  const isAnchor = !before.some(({ text }) => text.includes('='))
  const others = isAnchor ? [] : before.filter(({ name }) => name === null)
  // A fragment of other pairs alone would read as foreign, and Back would not restore the defaults.
  const [first = 'bq'] = exposed
  const written = changed.length === 0 && others.length > 0 ? pairsOf(first) : changed
  const at = before.findIndex(({ name }) => name !== null)
  const index = at < 0 ? others.length : at
  const texts = others.map(({ text }) => text)
  return [...texts.slice(0, index), ...written, ...texts.slice(index)].join('&')
}
