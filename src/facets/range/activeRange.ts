import { parseFilter } from '../../filters/filter'

/** A range as numbers; null is an end that is open or no number. */
export interface ActiveRange {
  readonly min: number | null
  readonly max: number | null
}

/** The range chosen on a field, null when there is none; a `*` as min means 0, a single value is both ends (spec 3.8). */
export function activeRange(fq: readonly string[], field: string): ActiveRange | null {
  for (const text of fq) {
    const filter = parseFilter(text)
    if (filter.kind === 'other' || filter.field !== field) continue
    if (filter.kind === 'range') {
      return { min: filter.min === '*' ? 0 : bound(filter.min), max: bound(filter.max) }
    }
    const [value] = filter.values
    const single = typeof value === 'string' ? bound(value) : null
    if (single !== null && filter.values.length === 1) return { min: single, max: single }
  }
  return null
}

function bound(text: string): number | null {
  const number = Number(text.replace(/^"(.*)"$/, '$1'))
  return text.trim() !== '' && Number.isFinite(number) ? number : null
}
