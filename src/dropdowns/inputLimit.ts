/** How much may be typed, in characters; null for no limit. */
export interface InputLimits {
  readonly least: number
  readonly most: number | null
}

export interface InputLimit {
  readonly is: 'tooShort' | 'tooLong'
  /** How many characters are missing, or are too many. */
  readonly n: number
}

/** What is wrong with the length of what is typed (spec 5.8); null where nothing is. */
export function inputLimit(term: string, { least, most }: InputLimits): InputLimit | null {
  // As a visitor counts: a sign beyond the first 65,536 is one.
  const length = [...term].length
  if (length < least) return { is: 'tooShort', n: least - length }
  if (most !== null && length > most) return { is: 'tooLong', n: length - most }
  return null
}
