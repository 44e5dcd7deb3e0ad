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
 * Limits the steps of each `facet.range`, since Solr keeps all of them in memory.
 * @throws Rejected when there are too many, or when their number is unknown.
 */
export function checkRangeSteps(params: Params, { limits }: ProxyConfig): void {
  const values = new Map(params)
  for (const [name, value] of params) {
    if (name !== 'facet.range') continue
    const field = value.replace(/^\{!.*?\}/, '')
    const option = (end: string): string =>
      values.get(`f.${field}.facet.range.${end}`) ?? values.get(`facet.range.${end}`) ?? ''
    const steps = (position(option('end')) - position(option('start'))) / length(option('gap'))
    // NaN fails this test too.
    if (!(steps >= 0 && steps <= limits.rangeSteps)) {
      throw new Rejected(
        `facet.range ${field} needs a start, an end and a gap with at most ${limits.rangeSteps} steps`,
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

/** The value of a number, or of date steps in milliseconds. Rounding (`/DAY`) counts as 0. */
function length(text: string): number {
  if (text !== '' && !Number.isNaN(Number(text))) return Number(text)
  return [...text.matchAll(DATE_STEP)].reduce(
    (sum, [, amount, unit = '']) => sum + Number(amount) * (MS[unit] ?? Number.NaN),
    0,
  )
}
