import { SolrError } from './solrError'

/** The params of one request, in order, as pairs of name and value. */
export type ParamPairs = readonly (readonly [string, string])[]

/** Reads params as Solr does. */
export interface SolrParams {
  readonly pairs: ParamPairs
  get(name: string): string | undefined
  all(name: string): readonly string[]
  /** `true`, `on` and `yes` mean yes. */
  flag(name: string): boolean
  /** @throws SolrError when there is a value that is not a whole number. */
  int(name: string, fallback: number): number
  /** `f.{field}.{name}`, else `{name}`. */
  forField(field: string, name: string): string | undefined
}

export function createSolrParams(pairs: ParamPairs): SolrParams {
  const values = new Map<string, string[]>()
  for (const [name, value] of pairs) {
    const known = values.get(name)
    if (known) known.push(value)
    else values.set(name, [value])
  }
  const get = (name: string): string | undefined => values.get(name)?.[0]
  return {
    pairs,
    get,
    all: (name) => values.get(name) ?? [],
    flag: (name) => isYes(get(name)),
    int: (name, fallback) => toInt(get(name), fallback),
    forField: (field, name) => get(`f.${field}.${name}`) ?? get(name),
  }
}

/** Whether a value of a param means yes. */
export function isYes(value: string | undefined): boolean {
  return value !== undefined && /^(true|on|yes)$/i.test(value)
}

/** @throws SolrError with the message of Java's number parser. */
export function toInt(value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback
  if (!/^[+-]?\d+$/.test(value)) throw new SolrError(`For input string: "${value}"`)
  return Number(value)
}
