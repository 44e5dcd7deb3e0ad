const IGNORED = /[[\]{}()*+?.\\]/g

/**
 * Whether an exclude pattern hides a value. Brackets, braces, parentheses, `*`, `+`, `?`, `.` and
 * backslash are ignored on both sides; a pattern of nothing else hides nothing.
 * @see spec 5.2, design decision 4
 */
export function excludes(pattern: string | null, value: string): boolean {
  return excluder(pattern)(value)
}

/** The same for many values: the pattern is compiled once. What is left of it is always a valid regexp. */
export function excluder(pattern: string | null): (value: string) => boolean {
  const bare = pattern?.replace(IGNORED, '') ?? ''
  if (bare === '') return () => false
  const regexp = new RegExp(bare)
  return (value) => regexp.test(value.replace(IGNORED, ''))
}
