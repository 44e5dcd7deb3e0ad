/** A replacement of a part of a text. Where `start` and `end` are equal, something is inserted. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Applies edits that do not overlap; of several at one place the first stands first. All else stays as it is. */
export function editText(text: string, edits: readonly Edit[]): string {
  let at = 0
  let edited = ''
  for (const { start, end, text: added } of edits.toSorted((a, b) => a.start - b.start)) {
    edited += text.slice(at, start) + added
    at = end
  }
  return edited + text.slice(at)
}
