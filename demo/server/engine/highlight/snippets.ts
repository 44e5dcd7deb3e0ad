import { wordSpans } from '../index/words'
import type { FoundWords } from './foundWords'

export interface SnippetOptions {
  readonly pre: string
  readonly post: string
  /** The approximate length of a snippet in characters. 0 means the whole value. */
  readonly size: number
  /** The maximum number of snippets of one value. */
  readonly max: number
}

/** A part of a text. */
interface Span {
  readonly start: number
  readonly end: number
}

/**
 * The passages of a text that contain matches. Each word or whole phrase is wrapped in `pre` and `post`. The text is
 * not escaped, as by default in Solr.
 */
export function snippets(
  text: string,
  find: FoundWords,
  options: SnippetOptions,
): readonly string[] {
  const words = wordSpans(text)
  const marks = find(words.map(({ word }) => word)).map(([first, last]) => ({
    start: words[first]?.start ?? 0,
    end: words[last]?.end ?? 0,
  }))
  return passages(text, words, options.size)
    .map((passage) => ({ passage, marks: marksIn(marks, passage) }))
    .filter((marked) => marked.marks.length > 0)
    .slice(0, options.max)
    .map((marked) => withMarks(text, marked.passage, marked.marks, options))
}

function passages(text: string, words: readonly Span[], size: number): readonly Span[] {
  if (size <= 0) return [{ start: 0, end: text.length }]
  const cut: Span[] = []
  let start = 0
  for (const word of words) {
    if (word.start > start && word.end - start > size) {
      cut.push({ start, end: word.start })
      start = word.start
    }
  }
  return [...cut, { start, end: text.length }]
}

/** The marks that start in a passage. Overlapping marks are merged and cut at its end. */
function marksIn(marks: readonly Span[], passage: Span): readonly Span[] {
  const joined: Span[] = []
  for (const { start, end } of marks) {
    if (start < passage.start || start >= passage.end) continue
    const before = joined.at(-1)
    if (before && start < before.end) {
      joined.splice(-1, 1, { start: before.start, end: Math.max(before.end, end) })
    } else joined.push({ start, end: Math.min(end, passage.end) })
  }
  return joined
}

function withMarks(
  text: string,
  passage: Span,
  marks: readonly Span[],
  { pre, post }: SnippetOptions,
): string {
  let result = ''
  let at = passage.start
  for (const { start, end } of marks) {
    result += text.slice(at, start) + pre + text.slice(start, end) + post
    at = end
  }
  return result + text.slice(at, passage.end)
}
