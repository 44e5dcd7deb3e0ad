const IGNORED = /[[\]{}()*+?.\\]/g

/**
 * Compiles an exclude pattern to a test of values. Brackets, braces, parentheses, `*`, `+`, `?`, `.` and
 * backslash are ignored in the pattern and the value; a pattern of nothing else excludes nothing.
 * @see spec 5.2, design decision 4
 */
export function createExcluder(pattern: string | null): (value: string) => boolean {
  const bare = pattern?.replace(IGNORED, '') ?? ''
  if (bare === '') return () => false
  const regexp = new RegExp(bare)
  return (value) => regexp.test(value.replace(IGNORED, ''))
}
