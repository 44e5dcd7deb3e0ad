export interface HighlightPart {
  readonly text: string
  readonly isMatch: boolean
}

/** The tags that Solr puts around a match in a snippet. */
export interface HighlightTags {
  readonly pre: string
  readonly post: string
}

/** Solr's tags when hl.simple.pre and hl.simple.post are not set. */
export const SOLR_HIGHLIGHT_TAGS: HighlightTags = { pre: '<em>', post: '</em>' }

/** Splits a highlighting snippet at its tags. All text of it is plain text, never HTML. */
export function highlightParts(
  snippet: string,
  { pre, post }: HighlightTags,
): readonly HighlightPart[] {
  const parts: HighlightPart[] = []
  const add = (text: string, isMatch: boolean) => {
    if (text !== '') parts.push({ text, isMatch })
  }
  let rest = snippet
  while (rest !== '') {
    const open = pre === '' ? -1 : rest.indexOf(pre)
    const inner = open + pre.length
    const close = open < 0 || post === '' ? -1 : rest.indexOf(post, inner)
    if (close < 0) break
    add(rest.slice(0, open), false)
    add(rest.slice(inner, close), true)
    rest = rest.slice(close + post.length)
  }
  add(rest, false)
  return parts
}
