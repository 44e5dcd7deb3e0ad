/** `[caption …]` in HTML or in the text of a page. */
export interface ShortcodeTag {
  readonly kind: 'open'
  /** The indexes of its first character and after its last. */
  readonly start: number
  readonly end: number
  /** The attributes in order, unescaped. */
  readonly attributes: readonly (readonly [name: string, value: string])[]
}

/** Quotes, as characters or as the references that editors write. */
const QUOTES = ['"', "'", '&quot;', '&#34;', '&#39;', '&#039;', '&apos;'] as const
const NAME = /(?:\s|&nbsp;|&#160;)+([\w-]+)\s*=\s*/y
const END = /(?:\s|&nbsp;|&#160;)*\]/y

/** Reads the opening tag at `start`. @returns null when there is no complete one. */
export function readShortcodeTag(text: string, start: number): ShortcodeTag | null {
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

/** Reads a quoted value with the escapes `\"` and `\\`, or an unquoted word. */
function readValue(text: string, from: number): { value: string; end: number } | null {
  const quote = QUOTES.find((one) => text.startsWith(one, from))
  if (!quote) {
    const unquoted = matchAt(/[^\s\]"'&<>]+/y, text, from)
    return unquoted && { value: unquoted[0], end: from + unquoted[0].length }
  }
  let value = ''
  for (let at = from + quote.length; at < text.length; ) {
    if (text.startsWith(quote, at)) return { value, end: at + quote.length }
    const candidates = text.charAt(at) === '\\' ? [...QUOTES, '\\'] : []
    const escapedChar = candidates.find((one) => text.startsWith(one, at + 1))
    value += escapedChar ?? text.charAt(at)
    at += escapedChar ? escapedChar.length + 1 : 1
  }
  return null
}
