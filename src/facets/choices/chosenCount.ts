import { parseFilter } from '../../filters/filter'

/** How many values, ranges and other filters of a field are chosen. */
export function chosenCount(fq: readonly string[], field: string): number {
  return fq.reduce((count, text) => {
    const filter = parseFilter(text)
    if (filter.kind === 'other') return count + Number(isFilterOf(text, field))
    if (filter.field !== field) return count
    return count + (filter.kind === 'values' ? filter.values.length : 1)
  }, 0)
}

/** Whether a filter is one of a field: its values, its range, or another one such as `-field:value`. */
export function isFilterOf(text: string, field: string): boolean {
  const bare = text.trim().replace(/^\{![^}]*\}\s*/, '')
  return bare.replace(/^[-+]/, '').startsWith(`${field}:`)
}
