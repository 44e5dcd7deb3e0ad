import { parseFilter } from '../../filters/filter'

/** A range as numbers; null is an end that is open or not a number. */
export interface ActiveRange {
  readonly min: number | null
  readonly max: number | null
}

/** The first filter of a field that is a range or a single value. */
export function rangeFilter(fq: readonly string[], field: string) {
  for (const text of fq) {
    const filter = parseFilter(text)
    if (filter.kind === 'other' || filter.field !== field) continue
    if (filter.kind === 'range') return filter
    const [value] = filter.values
    if (filter.values.length === 1 && value && toNumber(value) !== null) return { ...filter, value }
  }
  return null
}

/** The range filter of a field, or null. `*` as min means 0; a single value is both ends (spec 3.8). */
export function activeRange(fq: readonly string[], field: string): ActiveRange | null {
  const filter = rangeFilter(fq, field)
  if (!filter) return null
  const { min, max } = filter.kind === 'range' ? filter : { min: filter.value, max: filter.value }
  return { min: min === '*' ? 0 : toNumber(min), max: toNumber(max) }
}

function toNumber(text: string): number | null {
  const number = Number(text.replace(/^"(.*)"$/, '$1'))
  return text.trim() !== '' && Number.isFinite(number) ? number : null
}
