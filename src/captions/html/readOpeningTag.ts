/** `[caption …]` in a text of HTML, or in the text that a page shows. */
export interface OpeningTag {
  readonly kind: 'open'
  /** Where it begins, and the place behind it. */
  readonly start: number
  readonly end: number
  /** Its attributes in order, their escapes undone. */
  readonly attributes: readonly (readonly [name: string, value: string])[]
}

/** Editors write quotes in a text as references, too. */
const QUOTES = ['"', "'", '&quot;', '&#34;', '&#39;', '&#039;', '&apos;'] as const
const NAME = /(?:\s|&nbsp;|&#160;)+([\w-]+)\s*=\s*/y
const END = /(?:\s|&nbsp;|&#160;)*\]/y

/** @returns null where no whole opening tag stands at this place: what was begun like one is plain text. */
export function readOpeningTag(text: string, start: number): OpeningTag | null {
  if (!text.startsWith('[caption', start)) return null
  const attributes: [string, string][] = []
  let at = start + '[caption'.length
  for (;;) {
    const end = matchAt(END, text, at)
    if (end) return { kind: 'open', start, end: at + end[0].length, attributes }
    const named = matchAt(NAME, text, at)
    if (!named) return null
    const value = readValue(text, at + named[0].length)
    if (!value) return null
    attributes.push([named[1] ?? '', value.value])
    at = value.end
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Quoted, with `\"` and `\\` for a quote and a backslash, or a bare word. */
function readValue(text: string, from: number): { value: string; end: number } | null {
  const quote = QUOTES.find((one) => text.startsWith(one, from))
  if (!quote) {
    const bare = matchAt(/[^\s\]"'&<>]+/y, text, from)
    return bare && { value: bare[0], end: from + bare[0].length }
  }
  let value = ''
  for (let at = from + quote.length; at < text.length; ) {
    if (text.startsWith(quote, at)) return { value, end: at + quote.length }
    const escaped = text.charAt(at) === '\\' ? [...QUOTES, '\\'] : []
    const sign = escaped.find((one) => text.startsWith(one, at + 1))
    value += sign ?? text.charAt(at)
    at += sign ? sign.length + 1 : 1
  }
  return null
}
