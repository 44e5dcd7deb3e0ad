/** The values of a field as a list, without null, undefined, empty text and false. Zero is a value. */
export function valuesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.filter(isPresent) : isPresent(value) ? [value] : []
}

function isPresent(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.some(isPresent)
  return value !== undefined && value !== null && value !== false
}
