import { valuesOf } from './valuesOf'

/**
 * A field's value as text; several values are joined. Objects have no text.
 * @returns '' when there is none.
 */
export function textOf(value: unknown, separator = ', ', say: (one: Single) => string = String) {
  if (typeof value === 'string') return value.trim() === '' ? '' : say(value)
  return valuesOf(value).filter(isSingle).map(say).join(separator)
}

export type Single = string | number | boolean

function isSingle(value: unknown): value is Single {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}
