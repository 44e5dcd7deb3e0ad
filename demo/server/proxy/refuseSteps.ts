import type { Pairs } from './pairs'
import type { ProxyConfig } from './proxyConfig'
import { Refused } from './refused'

const MS: Readonly<Record<string, number>> = {
  YEAR: 365 * 86_400_000,
  MONTH: 28 * 86_400_000,
  DAY: 86_400_000,
  HOUR: 3_600_000,
  MINUTE: 60_000,
  SECOND: 1000,
}
const DATE_STEP = /([+-]\d+)([A-Z]+?)S?(?![A-Z])/g

/**
 * Solr counts every step of a `facet.range` in memory, before it knows how many there are.
 * @throws Refused when they are too many, or when that can't be told.
 */
export function refuseSteps(pairs: Pairs, { most }: ProxyConfig): void {
  const values = new Map(pairs)
  for (const [name, value] of pairs) {
    if (name !== 'facet.range') continue
    const field = value.replace(/^\{!.*?\}/, '')
    const option = (end: string): string =>
      values.get(`f.${field}.facet.range.${end}`) ?? values.get(`facet.range.${end}`) ?? ''
    const steps = (place(option('end')) - place(option('start'))) / length(option('gap'))
    // Not a number fails too.
    if (!(steps >= 0 && steps <= most.rangeSteps)) {
      throw new Refused(
        `facet.range ${field} needs a start, an end and a gap that make ${most.rangeSteps} steps at most`,
      )
    }
  }
}

function place(text: string): number {
  if (text === '') return Number.NaN
  if (!Number.isNaN(Number(text))) return Number(text)
  const [, date = '', steps = ''] = /^(NOW|[^Z]+Z)((?:[+-]\d+[A-Z]+|\/[A-Z]+)*)$/.exec(text) ?? []
  return (date === 'NOW' ? Date.now() : Date.parse(date)) + length(steps)
}

/** Of a number, or of date steps in milliseconds; rounding (`/DAY`) counts nothing. */
function length(text: string): number {
  if (text !== '' && !Number.isNaN(Number(text))) return Number(text)
  return [...text.matchAll(DATE_STEP)].reduce(
    (sum, [, amount, unit = '']) => sum + Number(amount) * (MS[unit] ?? Number.NaN),
    0,
  )
}
