/** How many characters may be typed; a max of null is no limit. */
export interface InputLimits {
  readonly min: number
  readonly max: number | null
}

export interface LimitViolation {
  readonly kind: 'tooShort' | 'tooLong'
  /** How many characters are missing, or are too many. */
  readonly n: number
}

/** Checks the length of the typed term (spec 5.8). @returns null when it is allowed. */
export function inputLimit(term: string, { min, max }: InputLimits): LimitViolation | null {
  // Code points, as a visitor counts: a surrogate pair is one character.
  const length = [...term].length
  if (length < min) return { kind: 'tooShort', n: min - length }
  if (max !== null && length > max) return { kind: 'tooLong', n: length - max }
  return null
}
