import type { Align } from './caption'
import { applyEdits, type Edit } from './edit'
import type { HtmlTag } from './html/htmlTag'
import { escapeText } from './html/htmlText'
import { CLOSING, tokenize } from './html/tokenize'
import { writeShortcodeTag } from './html/writeShortcodeTag'
import { MEDIA_ELEMENTS, readMediaTitle } from './mediaTitle'

/** Which media get a caption, and the alignment of media without their own. */
export interface CaptionRules {
  readonly widgetTypes: readonly string[]
  readonly align: Align
}

/** Elements without an end tag. */
const VOID_ELEMENTS = /^(?:img|source|track|br|wbr|hr|input|param|embed|link|meta)$/
const BLANK = /^(?:\s|\ufeff|&nbsp;|&#160;)*$/

/**
 * Wraps inserted media into caption shortcodes (spec 2.9, 5.6): each media element with a title and an enabled
 * widget type, with the link or figure around it.
 * @returns the same text when there is nothing to wrap, or when the insertion contains other text.
 */
export function wrapMedia(html: string, rules: CaptionRules): string {
  const tokens = tokenize(html)
  const tags = tokens.filter((one) => one.kind === 'tag')
  if (tags.length < tokens.length || !isBlank(html, tags)) return html
  return applyEdits(
    html,
    splitElements(tags.filter(({ name }) => name !== 'p')).flatMap((element) =>
      wrapElement(html, element, rules),
    ),
  )
}

/** The opening tag of a caption, in HTML. @param title as HTML text */
export function captionTag(title: string, align: Align): string {
  return writeShortcodeTag({ text: escapeText(title), align, width: null, id: null }, null)
}

function wrapElement(
  html: string,
  element: readonly HtmlTag[],
  rules: CaptionRules,
): readonly Edit[] {
  const media = element.filter(
    ({ name, isEnd }) => !isEnd && (MEDIA_ELEMENTS as readonly string[]).includes(name),
  )
  const [only] = media
  const [first] = element
  const last = element.at(-1)
  if (!only || !first || !last || media.length > 1) return []
  const { title, widgetType, align } = readMediaTitle(only.name, html.slice(only.start, only.end))
  if (title === '' || !rules.widgetTypes.includes(widgetType)) return []
  return [
    { start: first.start, end: first.start, text: captionTag(title, align ?? rules.align) },
    { start: last.end, end: last.end, text: CLOSING },
  ]
}

/** Whether there is only white space between the tags. */
function isBlank(html: string, tags: readonly HtmlTag[]): boolean {
  let at = 0
  const texts = tags.map(({ start, end }) => {
    const text = html.slice(at, start)
    at = end
    return text
  })
  return [...texts, html.slice(at)].every((text) => BLANK.test(text))
}

/** The outermost elements, each as its tags; empty when the tags do not match. */
function splitElements(tags: readonly HtmlTag[]): readonly (readonly HtmlTag[])[] {
  const elements: HtmlTag[][] = []
  const open: string[] = []
  for (const tag of tags) {
    if (open.length === 0) elements.push([])
    elements.at(-1)?.push(tag)
    if (tag.isEnd && open.pop() !== tag.name) return []
    if (!tag.isEnd && !VOID_ELEMENTS.test(tag.name)) open.push(tag.name)
  }
  return open.length > 0 ? [] : elements
}
