import { valuesOf } from './valuesOf'

/**
 * A field's value as text; several values are joined, and objects are left out.
 * @returns '' without text.
 */
export function textOf(
  value: unknown,
  separator = ', ',
  format: (one: Primitive) => string = String,
): string {
  if (typeof value === 'string') return value.trim() === '' ? '' : format(value)
  return valuesOf(value).filter(isPrimitive).map(format).join(separator)
}

export type Primitive = string | number | boolean

function isPrimitive(value: unknown): value is Primitive {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}
