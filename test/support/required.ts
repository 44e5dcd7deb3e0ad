/** Returns a value that a test needs. @throws Error when it is null or undefined. */
export function required<Value>(value: Value): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error(`The test needs a value, got ${value}`)
  return value
}
