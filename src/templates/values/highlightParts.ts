export interface HighlightPart {
  readonly text: string
  readonly marked: boolean
}

export interface HighlightMarks {
  readonly pre: string
  readonly post: string
}

/** What Solr puts around a hit unless hl.simple.pre and hl.simple.post say otherwise. */
export const SOLR_MARKS: HighlightMarks = { pre: '<em>', post: '</em>' }

/**
 * Cuts a highlighting snippet at its marks. Everything between them is text, never HTML: a title
 * that holds markup shows it as it stands.
 */
export function highlightParts(snippet: string, marks: HighlightMarks): readonly HighlightPart[] {
  const parts: HighlightPart[] = []
  const add = (text: string, marked: boolean) => {
    if (text !== '') parts.push({ text, marked })
  }
  let rest = snippet
  while (rest !== '') {
    const open = marks.pre === '' ? -1 : rest.indexOf(marks.pre)
    const inner = open + marks.pre.length
    const close = open < 0 || marks.post === '' ? -1 : rest.indexOf(marks.post, inner)
    if (close < 0) break
    add(rest.slice(0, open), false)
    add(rest.slice(inner, close), true)
    rest = rest.slice(close + marks.post.length)
  }
  add(rest, false)
  return parts
}
