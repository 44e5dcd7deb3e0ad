import { SolrError } from '../solrError'
import { type DateContext, dateMath } from './dateMath'

/** A time from and to, both included, in milliseconds since the epoch. */
export interface TimeSpan {
  readonly from: number
  readonly to: number
}

const RANGE = /^\[(\S+) TO (\S+)\]$/
const PARTIAL =
  /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d)(?::(\d\d)(?::(\d\d)(?:\.(\d{1,3}))?)?)?)?)?)?Z?$/

/**
 * Reads a value of a date range: `2026`, `2026-07`, `2026-07-01T10`, an instant, or `[from TO to]` of these. A part of
 * a date is its whole span: `2026-07` ends with July.
 * @throws SolrError when it is none of these.
 */
export function dateRange(text: string, dates?: DateContext): TimeSpan {
  const [, from, to] = RANGE.exec(text) ?? []
  if (from === undefined || to === undefined) return dateSpan(text, dates)
  return inOrder(text, {
    from: from === '*' ? -Infinity : dateSpan(from, dates).from,
    to: to === '*' ? Infinity : dateSpan(to, dates).to,
  })
}

/** @throws SolrError when a span ends before it starts. */
export function inOrder(text: string, span: TimeSpan): TimeSpan {
  if (span.from > span.to) throw new SolrError(`Wrong order: ${text}`)
  return span
}

/**
 * Reads one date or a part of one. Date math has the precision of a millisecond. As in Solr, the 31st of June is the
 * first of July.
 * @throws SolrError when a part is too large for any month or day.
 */
export function dateSpan(text: string, dates?: DateContext): TimeSpan {
  const parts = PARTIAL.exec(text)
  if (!parts) return instant(dateMath(text, dates))
  const numbers = parts.slice(1, 7).flatMap((part) => (part === undefined ? [] : [Number(part)]))
  if (numbers.some((part, at) => part < (LEAST[at] ?? 0) || part > (MOST[at] ?? 0))) {
    throw new SolrError(`Couldn't parse date because: Improperly formatted datetime: ${text}`)
  }
  const timeOf = (given: readonly number[]): number => {
    const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = given
    return Date.UTC(year, month - 1, day, hour, minute, second)
  }
  const fraction = parts[7]
  if (fraction !== undefined) return instant(timeOf(numbers) + Number(fraction.padEnd(3, '0')))
  const next = numbers.map((part, at) => (at === numbers.length - 1 ? part + 1 : part))
  return { from: timeOf(numbers), to: timeOf(next) - 1 }
}

/** The smallest and the largest year, month, day, hour, minute and second. */
const LEAST: readonly number[] = [0, 1, 1, 0, 0, 0]
const MOST: readonly number[] = [9999, 12, 31, 23, 59, 59]

function instant(time: number): TimeSpan {
  return { from: time, to: time }
}
