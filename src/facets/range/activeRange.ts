import { parseFilter } from '../../filters/filter'

/** A range as numbers; null is an end that is open or not a number. */
export interface ActiveRange {
  readonly min: number | null
  readonly max: number | null
}

/** The range filter of a field, or null. `*` as min means 0; a single value is both ends (spec 3.8). */
export function activeRange(fq: readonly string[], field: string): ActiveRange | null {
  for (const text of fq) {
    const filter = parseFilter(text)
    if (filter.kind === 'other' || filter.field !== field) continue
    if (filter.kind === 'range') {
      return { min: filter.min === '*' ? 0 : toNumber(filter.min), max: toNumber(filter.max) }
    }
    const [value] = filter.values
    const single = typeof value === 'string' ? toNumber(value) : null
    if (single !== null && filter.values.length === 1) return { min: single, max: single }
  }
  return null
}

function toNumber(text: string): number | null {
  const number = Number(text.replace(/^"(.*)"$/, '$1'))
  return text.trim() !== '' && Number.isFinite(number) ? number : null
}
