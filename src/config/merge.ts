import { BARE } from './option'

type Plain = Readonly<Record<string, unknown>>

/**
 * Lays configurations over each other, the nearer one last; objects merge key by key, anything else replaces.
 * What counts as absent replaces nothing (design decision 44). A key named `__proto__` is left out.
 */
export function merge(...sources: readonly unknown[]): Plain {
  return sources.reduce<Plain>((all, one) => (isPlain(one) ? laidOver(all, one) : all), {})
}

function laidOver(under: Plain, over: Plain): Plain {
  const result: Record<string, unknown> = { ...under }
  for (const [key, value] of Object.entries(over)) {
    if (key === '__proto__') continue
    const before = Object.hasOwn(result, key) ? result[key] : undefined
    if (before !== undefined && isAbsentOver(before, value)) continue
    result[key] = isPlain(value) ? laidOver(isPlain(before) ? before : {}, value) : value
  }
  return result
}

function isAbsentOver(before: unknown, value: unknown): boolean {
  if (value === BARE) return !/^(?:true|false|yes|no|[01])$/.test(String(before))
  return (
    value === null ||
    value === '' ||
    (isPlain(before) && Array.isArray(value) && value.length === 0)
  )
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
