/** A start or end tag in a text of HTML. */
export interface HtmlTag {
  readonly kind: 'tag'
  /** Where it begins, and the place behind it. */
  readonly start: number
  readonly end: number
  /** In lower case. */
  readonly name: string
  readonly isEnd: boolean
}

/** Elements whose content is no markup. */
const RAW = /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes|noscript)$/

/**
 * Reads what begins with the `<` at this place, as the HTML standard's tokenizer does.
 * @returns the tag, or the place behind a comment and its like; what never ends reaches to the end of the text.
 */
export function readTag(html: string, start: number): HtmlTag | number {
  const opening = /<(\/?)([a-z][^\s/>]*)/iy
  opening.lastIndex = start
  const found = opening.exec(html)
  if (!found) return skipOther(html, start)
  const end = tagEnd(html, opening.lastIndex)
  const [, slash, name = ''] = found
  return { kind: 'tag', start, end, name: name.toLowerCase(), isEnd: slash === '/' }
}

/** The place behind the content of an element that holds no markup; of any other the place behind its tag. */
export function behindRaw(html: string, { name, isEnd, end }: HtmlTag): number {
  if (isEnd || !RAW.test(name)) return end
  const closing = new RegExp(`</${name}[\\s/>]`, 'gi')
  closing.lastIndex = end
  return closing.exec(html)?.index ?? html.length
}

function skipOther(html: string, start: number): number {
  if (html.startsWith('<!--', start)) return behind(html, '-->', start + 2)
  return /[!?/]/.test(html.charAt(start + 1)) ? behind(html, '>', start) : start + 1
}

function behind(html: string, what: string, from: number): number {
  const at = html.indexOf(what, from)
  return at < 0 ? html.length : at + what.length
}

/** Quotes hold a value only behind `=`. */
function tagEnd(html: string, from: number): number {
  let before = ''
  for (let at = from; at < html.length; at++) {
    const sign = html.charAt(at)
    if (sign === '>') return at + 1
    if (before === '=' && (sign === '"' || sign === "'")) {
      at = html.indexOf(sign, at + 1)
      if (at < 0) return html.length
    }
    if (!/\s/.test(sign)) before = sign
  }
  return html.length
}
