/** How deep a configuration may be nested: far deeper than any option, far from exhausting the stack. */
const MAX_DEPTH = 100

/** What is wrong with one that is deeper, in words behind its name. */
export const TOO_DEEP = `must be nested at most ${MAX_DEPTH} levels deep`

/** Whether a value is nested deeper than that; one that contains itself is. */
export function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth >= MAX_DEPTH || Object.values(value).some((one) => isTooDeep(one, depth + 1))
}
