import { SolrError } from '../solrError'

const DATE = /^(NOW|\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)((?:[+-]\d+[A-Z]+|\/[A-Z]+)*)$/
const STEP = /([+-]\d+|\/)([A-Z]+)/g

const UNITS: Readonly<Record<string, (parts: DateParts, amount: number | null) => void>> = {
  YEAR: (parts, amount) => step(parts, 0, amount),
  MONTH: (parts, amount) => step(parts, 1, amount),
  DAY: (parts, amount) => step(parts, 2, amount),
  HOUR: (parts, amount) => step(parts, 3, amount),
  MINUTE: (parts, amount) => step(parts, 4, amount),
  SECOND: (parts, amount) => step(parts, 5, amount),
}

/** Year, month from 0, day from 1, hour, minute, second, millisecond, in UTC. */
type DateParts = [number, number, number, number, number, number, number]

/**
 * Reads a date of a query: ISO 8601 in UTC or NOW, followed by steps such as `+1MONTH` or `/DAY`.
 * @returns milliseconds since the epoch.
 * @throws SolrError when it is neither.
 */
export function dateMath(text: string): number {
  const [, start, steps = ''] = DATE.exec(text) ?? []
  const time = start === undefined ? Number.NaN : start === 'NOW' ? Date.now() : Date.parse(start)
  if (Number.isNaN(time)) throw new SolrError(`Invalid Date String:'${text}'`)
  return addDateMath(time, steps)
}

/** Applies the steps of a date expression to a time. A day beyond the end of a month becomes its last day. */
export function addDateMath(time: number, steps: string): number {
  let result = time
  for (const [, amount = '', name = ''] of steps.matchAll(STEP)) {
    const unit = UNITS[name.replace(/S$/, '')]
    if (!unit) throw new SolrError(`Unrecognized date math unit: ${name}`)
    const parts = partsOf(result)
    unit(parts, amount === '/' ? null : Number(amount))
    result = Date.UTC(...parts)
  }
  return result
}

function partsOf(time: number): DateParts {
  const date = new Date(time)
  return [
    date.getUTCFullYear(),
    date.getUTCMonth(),
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
    date.getUTCSeconds(),
    date.getUTCMilliseconds(),
  ]
}

/** Adds to one part. With null it rounds down to that part. */
function step(parts: DateParts, index: number, amount: number | null): void {
  if (amount === null) {
    for (let after = index + 1; after < parts.length; after += 1) parts[after] = after === 2 ? 1 : 0
    return
  }
  parts[index] = (parts[index] ?? 0) + amount
  if (index > 1) return
  const lastDay = new Date(Date.UTC(parts[0], parts[1] + 1, 0)).getUTCDate()
  parts[2] = Math.min(parts[2], lastDay)
}
