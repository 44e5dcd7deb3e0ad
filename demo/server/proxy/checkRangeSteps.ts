import type { Params } from './params'
import type { ProxyConfig } from './proxyConfig'
import { Rejected } from './rejected'

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
export function checkRangeSteps(params: Params, { limits }: ProxyConfig): void {
  const values = new Map(params)
  for (const [name, value] of params) {
    if (name !== 'facet.range') continue
    const field = value.replace(/^\{!.*?\}/, '')
    const option = (end: string): string =>
      values.get(`f.${field}.facet.range.${end}`) ?? values.get(`facet.range.${end}`) ?? ''
    const steps = (position(option('end')) - position(option('start'))) / length(option('gap'))
    // Not a number fails too.
    if (!(steps >= 0 && steps <= limits.rangeSteps)) {
      throw new Rejected(
        `facet.range ${field} needs a start, an end and a gap that make ${limits.rangeSteps} steps at most`,
      )
    }
  }
}

function position(text: string): number {
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
