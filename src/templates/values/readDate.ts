/**
 * Parses a date as Solr and CMSs write it, to milliseconds since the epoch: ISO, the time and zone optional, UTC
 * without a zone. Numbers are milliseconds already.
 * @returns NaN for any other text, of which `Date` itself would accept almost all.
 */
export function readDate(value: string | number): number {
  if (typeof value === 'number') return Math.abs(value) <= FURTHEST_MS ? value : Number.NaN
  const [, day, time, zone = 'Z'] = ISO.exec(value.trim()) ?? []
  if (day === undefined) return Number.NaN
  return Date.parse(time === undefined ? day : `${day}T${time}${zone}`)
}

const ISO =
  /^(\d{4}-\d{2}(?:-\d{2})?)(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[-+]\d{2}:?\d{2})?)?$/

/** The range of `Date`, in milliseconds either side of the epoch. */
const FURTHEST_MS = 8.64e15
