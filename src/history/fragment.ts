import type { SearchParams } from '../solr/request/params'
import { paramValues } from './address/paramValues'
import { ownNames, prefixOf, segments } from './address/segments'
import { writePart } from './address/writePart'

/** What a fragment says about one component. */
export interface FragmentParams {
  /** Only what the fragment names; the rest is for the defaults. */
  readonly params: Partial<SearchParams>
  /** The names it has, without the prefix. */
  readonly present: readonly string[]
}

/**
 * Reads a component's exposed params, and `bq`, from a fragment.
 * @returns null for a foreign fragment: it has something, but nothing of ours, and changes no params.
 * @see spec 2.1, design decision 8
 */
export function readFragment(
  fragment: string,
  exposed: readonly string[],
  prefix?: string,
): FragmentParams | null {
  const own = new Map<string, string[]>()
  for (const { name, value } of segments(fragment, exposed, prefix)) {
    if (name === null) continue
    const values = own.get(name) ?? []
    if (value !== '') values.push(value)
    own.set(name, values)
  }
  if (own.size === 0 && fragment.replace(/^#/, '') !== '') return null
  const extra = [...own].filter(([name]) => !STRUCTURED.has(name))
  const params: Partial<SearchParams> = {
    ...(own.has('q') && { q: own.get('q')?.at(-1) ?? '' }),
    ...(own.has('fq') && { fq: own.get('fq') ?? [] }),
    ...(own.has('sort') && { sort: own.get('sort')?.at(-1) ?? '' }),
    ...(own.has('start') && { start: readStart(own.get('start')?.at(-1)) }),
    ...(own.has('bq') && { bq: own.get('bq') ?? [] }),
    ...(extra.length > 0 && { extra: Object.fromEntries(extra) }),
  }
  return { params, present: [...own.keys()] }
}

const STRUCTURED: ReadonlySet<string> = new Set(['q', 'fq', 'sort', 'start', 'bq'])

function readStart(text = ''): number {
  const start = /^\d+$/.test(text) ? Number(text) : 0
  return Number.isSafeInteger(start) ? start : 0
}

/**
 * Puts a component's params into the fragment: what equals its default is left out, what differs is
 * written even when empty. Others' pairs stay as they are; an anchor or a text directive is dropped.
 * @param current what stands behind the `#` now.
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
    const label = writePart(prefixOf(prefix) + name)
    return (values.length > 0 ? values : ['']).map((value) => `${label}=${writePart(value)}`)
  }
  const isDefault = (name: string) =>
    sameList(paramValues(params, name), paramValues(defaults, name))
  const own = ownNames(exposed)
    .filter((name) => !isDefault(name))
    .flatMap(pairsOf)
  const before = segments(current, exposed, prefix)
  const isAnchor = !before.some(({ text }) => text.includes('='))
  const others = isAnchor ? [] : before.filter(({ name }) => name === null)
  // With others' pairs alone the fragment would read as foreign, and Back would not restore the defaults.
  const [first = 'bq'] = exposed
  const written = own.length === 0 && others.length > 0 ? pairsOf(first) : own
  const at = before.findIndex(({ name }) => name !== null)
  const place = at < 0 ? others.length : at
  const texts = others.map(({ text }) => text)
  return [...texts.slice(0, place), ...written, ...texts.slice(place)].join('&')
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index])
}
