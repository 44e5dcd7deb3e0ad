import { decodeFragmentPart } from '../fragmentEncoding'

/** One `name=value` of a query string. */
export interface QueryPair {
  /** As written in the address. */
  readonly text: string
  /** Decoded, before any brackets. */
  readonly name: string
  /** What stands in the first brackets; null without brackets, empty for `[]`. */
  readonly key: string | null
  /** Decoded. */
  readonly value: string
}

/** Splits a query string into pairs as PHP does: `city[]=Rome`, `city[0]=Rome`, `price[min]=10`. */
export function splitQuery(query: string): readonly QueryPair[] {
  return query
    .split('&')
    .filter((text) => text !== '')
    .map((text) => {
      const [, before = text, after = ''] = /^([^=]*)=([\s\S]*)$/.exec(text) ?? []
      const whole = decodeFragmentPart(before)
      const [, name = whole, key = null] = /^([^[]+)\[([^\]]*)\](?:\[\d*\])?$/.exec(whole) ?? []
      return { text, name, key, value: decodeFragmentPart(after) }
    })
}

/** Encodes one pair as a form's query string has it. */
export function queryPair(name: string, value: string): string {
  return new URLSearchParams([[name, value]]).toString()
}
