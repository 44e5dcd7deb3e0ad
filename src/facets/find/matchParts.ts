import { foldCase } from './foldCase'

/** A part of a text, and whether it matches the term. */
export interface MatchPart {
  readonly text: string
  readonly isMatch: boolean
}

/** Splits a text at each place where it contains the term, in any case. An empty term matches nothing. */
export function matchParts(text: string, term: string): readonly MatchPart[] {
  const part = foldCase(term.trim())
  if (part === '') return [{ text, isMatch: false }]
  const folded = foldCase(text)
  const parts: MatchPart[] = []
  let from = 0
  for (let at = folded.indexOf(part); at >= 0; at = folded.indexOf(part, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), isMatch: false })
    from = at + part.length
    parts.push({ text: text.slice(at, from), isMatch: true })
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMatch: false })
  return parts
}
