import { SolrError } from '../solrError'

/** A time zone's local time, as java.time reckons it. Local times are milliseconds as if they were UTC. */
export interface TimeZone {
  readonly name: string
  localOf(time: number): number
  /**
   * The time of a local time. One that the clocks skip is as much later as they skip; one that they repeat is its
   * first.
   */
  timeOf(local: number): number
}

const DAY_MS = 86_400_000
const FIXED = /^GMT([+-])(\d{1,2}):?(\d\d)?$/
/** Java tells upper case from lower case; Intl does not. */
const NAMED = /^[A-Z][\w+-]*(?:\/[A-Z][\w+-]*)*$/

const zones = new Map<string, TimeZone>()

export const UTC: TimeZone = fixedZone('UTC', 0)

/**
 * The time zone of Solr's `TZ`.
 * @throws SolrError with Solr's message for one that it does not know.
 */
export function timeZone(name: string): TimeZone {
  const zone = zones.get(name) ?? createZone(name)
  zones.set(name, zone)
  return zone
}

function createZone(name: string): TimeZone {
  if (name === 'UTC' || name === 'GMT') return UTC
  const [, sign, hours, minutes = '00'] = FIXED.exec(name) ?? []
  if (hours !== undefined && Number(hours) < 24 && Number(minutes) < 60) {
    const size = (Number(hours) * 60 + Number(minutes)) * 60_000
    return fixedZone(name, sign === '-' ? -size : size)
  }
  const unknown = new SolrError(`Solr JVM does not support TZ: ${name}`)
  if (!NAMED.test(name)) throw unknown
  try {
    return namedZone(name)
  } catch {
    throw unknown
  }
}

function fixedZone(name: string, offset: number): TimeZone {
  return { name, localOf: (time) => time + offset, timeOf: (local) => local - offset }
}

function namedZone(name: string): TimeZone {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const localOf = (time: number): number => {
    const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]))
    const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.get(type) ?? 0)
    const year = parts.get('era') === 'BC' ? 1 - part('year') : part('year')
    const local = new Date(0)
    local.setUTCFullYear(year, part('month') - 1, part('day'))
    local.setUTCHours(part('hour'), part('minute'), part('second'))
    return local.getTime() + (((time % 1000) + 1000) % 1000)
  }
  const offsetAt = (time: number): number => localOf(time) - time
  return {
    name,
    localOf,
    timeOf(local) {
      const before = local - offsetAt(local - DAY_MS)
      const after = local - offsetAt(local + DAY_MS)
      // Before a change of the clocks, or after it; in the gap the former offset goes on.
      return localOf(before) === local || localOf(after) !== local ? before : after
    },
  }
}
