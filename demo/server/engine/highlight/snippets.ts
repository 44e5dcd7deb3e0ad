import { type WordSpan, wordSpans } from '../index/words'
import type { FoundWords } from './foundWords'

export interface SnippetOptions {
  readonly pre: string
  readonly post: string
  /** About how many characters a snippet has; 0 means the whole value. */
  readonly size: number
  /** The most snippets of one value. */
  readonly most: number
}

/**
 * The passages of a text with the words that were found, each between the marks. The text is not
 * escaped, as Solr's default does not escape it.
 */
export function snippets(
  text: string,
  find: FoundWords,
  options: SnippetOptions,
): readonly string[] {
  const spans = wordSpans(text)
  const places = find(spans.map(({ word }) => word))
  const marked = new Set(spans.filter((_, place) => places.has(place)))
  return passages(text, spans, options.size)
    .filter((passage) => passage.spans.some((span) => marked.has(span)))
    .slice(0, options.most)
    .map((passage) => withMarks(text, passage, marked, options))
}

interface Passage {
  readonly start: number
  readonly end: number
  readonly spans: readonly WordSpan[]
}

function passages(text: string, spans: readonly WordSpan[], size: number): readonly Passage[] {
  if (size <= 0) return [{ start: 0, end: text.length, spans }]
  const cut: Passage[] = []
  let start = 0
  let own: WordSpan[] = []
  for (const span of spans) {
    if (own.length > 0 && span.end - start > size) {
      cut.push({ start, end: span.start, spans: own })
      start = span.start
      own = []
    }
    own.push(span)
  }
  return [...cut, { start, end: text.length, spans: own }]
}

function withMarks(
  text: string,
  passage: Passage,
  marked: ReadonlySet<WordSpan>,
  { pre, post }: SnippetOptions,
): string {
  let result = ''
  let at = passage.start
  for (const span of passage.spans) {
    if (!marked.has(span)) continue
    result += text.slice(at, span.start) + pre + text.slice(span.start, span.end) + post
    at = span.end
  }
  return result + text.slice(at, passage.end)
}
