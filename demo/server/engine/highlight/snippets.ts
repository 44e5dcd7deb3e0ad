import { type WordSpan, wordSpans } from '../index/words'

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
  isFound: (word: string) => boolean,
  options: SnippetOptions,
): readonly string[] {
  const spans = wordSpans(text)
  return passages(text, spans, options.size)
    .filter((passage) => passage.spans.some(({ word }) => isFound(word)))
    .slice(0, options.most)
    .map((passage) => {
      let marked = ''
      let at = passage.start
      for (const { word, start, end } of passage.spans) {
        if (!isFound(word)) continue
        marked += text.slice(at, start) + options.pre + text.slice(start, end) + options.post
        at = end
      }
      return marked + text.slice(at, passage.end)
    })
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
