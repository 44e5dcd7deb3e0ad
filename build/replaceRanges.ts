/** Replaces the source text from `start` up to, not including, `end`. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Applies edits in any order. They must not overlap. */
export function replaceRanges(code: string, edits: readonly Edit[]): string {
  let result = ''
  let from = 0
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    result += code.slice(from, edit.start) + edit.text
    from = edit.end
  }
  return result + code.slice(from)
}
