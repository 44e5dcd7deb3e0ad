/** A start or end tag in a text of HTML. */
export interface HtmlTag {
  readonly kind: 'tag'
  /** The indexes of its first character and after its last. */
  readonly start: number
  readonly end: number
  /** In lower case. */
  readonly name: string
  readonly isEnd: boolean
}

/** Elements whose content is raw text. */
const RAW_TEXT = /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes|noscript)$/

/**
 * Reads what begins with the `<` at `start`, as the HTML standard's tokenizer does.
 * @returns the tag, or the index after a comment or declaration; an unclosed one extends to the end.
 */
export function readTag(html: string, start: number): HtmlTag | number {
  const opening = /<(\/?)([a-z][^\s/>]*)/iy
  opening.lastIndex = start
  const found = opening.exec(html)
  if (!found) return skipComment(html, start)
  const end = tagEnd(html, opening.lastIndex)
  const [, slash, name = ''] = found
  return { kind: 'tag', start, end, name: name.toLowerCase(), isEnd: slash === '/' }
}

/** The index after an element's raw text; after the tag for elements without raw text. */
export function skipRawText(html: string, { name, isEnd, end }: HtmlTag): number {
  if (isEnd || !RAW_TEXT.test(name)) return end
  const closing = new RegExp(`</${name}[\\s/>]`, 'gi')
  closing.lastIndex = end
  return closing.exec(html)?.index ?? html.length
}

function skipComment(html: string, start: number): number {
  if (html.startsWith('<!--', start)) return indexAfter(html, '-->', start + 2)
  return /[!?/]/.test(html.charAt(start + 1)) ? indexAfter(html, '>', start) : start + 1
}

function indexAfter(html: string, what: string, from: number): number {
  const at = html.indexOf(what, from)
  return at < 0 ? html.length : at + what.length
}

/** Finds the end of a tag; quotes delimit a value only after `=`. */
function tagEnd(html: string, from: number): number {
  let previous = ''
  for (let at = from; at < html.length; at++) {
    const char = html.charAt(at)
    if (char === '>') return at + 1
    if (previous === '=' && (char === '"' || char === "'")) {
      at = html.indexOf(char, at + 1)
      if (at < 0) return html.length
    }
    if (!/\s/.test(char)) previous = char
  }
  return html.length
}
