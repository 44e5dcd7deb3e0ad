import type { RandomSequence } from './randomSequence'

const DAY_MS = 86_400_000

/** Moments at which clocks, days, months or years change somewhere. */
const edges = [
  '2026-03-29T00:59:59Z',
  '2026-03-29T01:00:00Z',
  '2026-10-25T00:00:00Z',
  '2026-10-25T00:59:59Z',
  '2026-10-25T01:00:00Z',
  '2026-03-08T09:59:59Z',
  '2026-03-08T10:00:00Z',
  '2026-11-01T08:30:00Z',
  '2026-11-01T09:30:00Z',
  '2024-02-29T12:00:00Z',
  '2025-12-31T23:59:59Z',
  '2026-01-01T00:00:00Z',
  '2026-06-30T09:59:59Z',
  '2026-06-30T10:00:00Z',
  '2026-06-30T22:00:00Z',
  '2026-05-31T23:30:00Z',
  '1969-12-31T23:59:59Z',
  '1970-01-01T00:00:00Z',
] as const

/** How often a listing was created at one of the edges. */
const EDGE_INTERVAL = 20

/** When listing `number` was created: in 2024 to 2026, in some listings at the edge of a day or of summer time. */
export function createdAt(random: RandomSequence, number: number): string {
  const seconds = Math.floor(random() * 1000 * 86_400)
  if (number % EDGE_INTERVAL === 0) {
    return edges[(number / EDGE_INTERVAL) % edges.length] ?? edges[0]
  }
  return solrDate(Date.UTC(2024, 0, 1) + seconds * 1000)
}

/**
 * When listing `number` is booked: one to four stays of 2026 and 2027 as ranges of days. Some listings are taken for
 * a whole month, some for a range with hours, one day, or without an end.
 */
export function bookings(random: RandomSequence, number: number): readonly string[] {
  const stays = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
    const start = Date.UTC(2026, 0, 1) + Math.floor(random() * 540) * DAY_MS
    return `[${day(start)} TO ${day(start + (1 + Math.floor(random() * 13)) * DAY_MS)}]`
  })
  const month = `2026-${String(1 + (number % 12)).padStart(2, '0')}`
  if (number % 16 === 3) return [...stays, month]
  if (number % 16 === 7) return [...stays, `[${month}-28T15:00:00Z TO ${month}-28T22:30:00Z]`]
  if (number % 16 === 11) return [...stays, `${month}-15`]
  if (number % 64 === 15) return [...stays, '[2027-03-01 TO *]']
  if (number % 64 === 31) return [...stays, '[2026-12-28 TO 2027-01-03]']
  return stays
}

function day(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

function solrDate(time: number): string {
  return new Date(time).toISOString().replace('.000', '')
}
