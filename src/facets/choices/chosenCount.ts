import { parseFilter } from '../../filters/filter'

/** How many values, ranges and other filters of a field are chosen. */
export function chosenCount(fq: readonly string[], field: string): number {
  return fq.reduce((count, text) => {
    const filter = parseFilter(text)
    if (filter.kind === 'other') return count + Number(isOfField(text, field))
    if (filter.field !== field) return count
    return count + (filter.kind === 'values' ? filter.values.length : 1)
  }, 0)
}

/** Whether a filter that no value or range describes is one of a field, such as `-field:value`. */
function isOfField(text: string, field: string): boolean {
  return text
    .replace(/^\{![^}]*\}/, '')
    .replace(/^[-+]/, '')
    .startsWith(`${field}:`)
}
