import type { Align } from './caption'
import { applyEdits, type Edit } from './edit'
import type { HtmlTag } from './html/htmlTag'
import { escapeText } from './html/htmlText'
import { CLOSING, scan } from './html/scan'
import { writeOpeningTag } from './html/writeOpeningTag'
import { MEDIA, readMediaTitle } from './mediaTitle'

/** Which media get a caption, and where it stands where they do not say it themselves. */
export interface CaptionRules {
  readonly widgetTypes: readonly string[]
  readonly align: Align
}

/** Elements without an end tag, as far as media have them. */
const VOID = /^(?:img|source|track|br|wbr|hr|input|param|embed|link|meta)$/
const BLANK = /^(?:\s|\ufeff|&nbsp;|&#160;)*$/

/**
 * Puts what an editor inserts into caption shortcodes (spec 2.9, 5.6): each media with a title, whose widget type is
 * one of those, with the link or figure around it.
 * @returns the same text where there is none to put: where there is text beside them, as in a shortcode or in a
 * figure's own caption, it is no insertion of media.
 */
export function wrapMedia(html: string, rules: CaptionRules): string {
  const tokens = scan(html)
  const tags = tokens.filter((one) => one.kind === 'tag')
  if (tags.length < tokens.length || !isBlank(html, tags)) return html
  return applyEdits(
    html,
    piecesOf(tags.filter(({ name }) => name !== 'p')).flatMap((piece) => wrap(html, piece, rules)),
  )
}

/** The opening tag for a caption, its text in HTML. @param title as HTML text. */
export function captionTag(title: string, align: Align): string {
  return writeOpeningTag({ text: escapeText(title), align, width: null, id: null }, null)
}

function wrap(html: string, piece: readonly HtmlTag[], rules: CaptionRules): readonly Edit[] {
  const media = piece.filter(
    ({ name, isEnd }) => !isEnd && (MEDIA as readonly string[]).includes(name),
  )
  const [only] = media
  const [first] = piece
  const last = piece.at(-1)
  if (!only || !first || !last || media.length > 1) return []
  const { title, widgetType, align } = readMediaTitle(only.name, html.slice(only.start, only.end))
  if (title === '' || !rules.widgetTypes.includes(widgetType)) return []
  return [
    { start: first.start, end: first.start, text: captionTag(title, align ?? rules.align) },
    { start: last.end, end: last.end, text: CLOSING },
  ]
}

/** Whether there is no text among the tags. */
function isBlank(html: string, tags: readonly HtmlTag[]): boolean {
  let at = 0
  const texts = tags.map(({ start, end }) => {
    const text = html.slice(at, start)
    at = end
    return text
  })
  return [...texts, html.slice(at)].every((text) => BLANK.test(text))
}

/** The outermost elements, each as the tags of it; none where tags do not fit together. */
function piecesOf(tags: readonly HtmlTag[]): readonly (readonly HtmlTag[])[] {
  const pieces: HtmlTag[][] = []
  const open: string[] = []
  for (const tag of tags) {
    if (open.length === 0) pieces.push([])
    pieces.at(-1)?.push(tag)
    if (tag.isEnd && open.pop() !== tag.name) return []
    if (!tag.isEnd && !VOID.test(tag.name)) open.push(tag.name)
  }
  return open.length > 0 ? [] : pieces
}
