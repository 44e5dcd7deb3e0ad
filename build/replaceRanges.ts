/** One piece of source text to be replaced: from `start` up to, not including, `end`. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Applies edits that do not overlap, in any order. Lines stay where they are if no edit adds one. */
export function replaceRanges(code: string, edits: readonly Edit[]): string {
  let result = ''
  let from = 0
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    result += code.slice(from, edit.start) + edit.text
    from = edit.end
  }
  return result + code.slice(from)
}
