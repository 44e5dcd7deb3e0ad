import type { CaptionIssue, Conversion } from './caption'
import { addInner, countTag, createDivCount, type DivCount, isBalanced } from './divCount'
import { applyEdits, type Edit } from './edit'
import type { ShortcodeTag } from './html/readShortcodeTag'
import { type Token, tokenize } from './html/tokenize'
import { writeShortcodeTag } from './html/writeShortcodeTag'
import { readCaption } from './readCaption'
import { type ParagraphKind, roundTrip, writeBlock } from './writeBlock'

/** An open shortcode. */
interface OpenShortcode extends DivCount {
  readonly tag: ShortcodeTag
  /** Whether it directly follows `<p>`. */
  readonly inParagraph: boolean
  /** The number of edits before it. */
  readonly edits: number
}

/**
 * Converts the caption shortcodes in HTML to blocks (spec 3.13, 4.12). Incomplete shortcodes stay as they are.
 * Invalid ones stay with their content, and an issue says why.
 */
export function toBlock(html: string): Conversion {
  const issues: string[] = []
  const edits: Edit[] = []
  const root = createDivCount()
  const open: OpenShortcode[] = []
  let before: Token | null = null
  for (const token of tokenize(html)) {
    if (token.kind === 'tag') countTag(open.at(-1) ?? root, html, token)
    if (token.kind === 'open') {
      const inParagraph = isParagraph(html, before, token.start)
      open.push({ ...createDivCount(), tag: token, inParagraph, edits: edits.length })
    }
    const inner = token.kind === 'close' ? open.pop() : undefined
    if (inner) {
      const result = createEdits(html, inner, token, isParagraph(html, before, token.start))
      if ('issue' in result) {
        issues.push(`${sourceOf(html, inner.tag)}: ${result.issue}`)
        edits.length = inner.edits
      } else edits.push(...result)
      addInner(open.at(-1) ?? root, inner)
    }
    before = token
  }
  return { html: applyEdits(html, edits), issues }
}

/** Whether this token is a `<p>` directly before an index. */
function isParagraph(html: string, token: Token | null, place: number): boolean {
  return token?.end === place && sourceOf(html, token) === '<p>'
}

/** The edits that convert a shortcode to a block. @param isBeforeEnd whether `<p>` directly precedes its closing tag */
function createEdits(
  html: string,
  inner: OpenShortcode,
  closing: Token,
  isBeforeEnd: boolean,
): readonly Edit[] | CaptionIssue {
  const { tag, imageWidth, inParagraph } = inner
  const caption = readCaption(tag.attributes, imageWidth)
  if ('issue' in caption) return caption
  if (!isBalanced(inner)) return UNBALANCED
  const isOnlyContent = inParagraph && html.startsWith('</p>', closing.end)
  const isTagOnlyContent = isOnlyContent && isBeforeEnd && html.startsWith('</p>', tag.end)
  const paragraph: ParagraphKind = isTagOnlyContent ? 'p-each' : isOnlyContent ? 'p' : null
  const written = sourceOf(html, tag)
  const canonical = writeShortcodeTag(roundTrip(caption), imageWidth)
  const { head, tail } = writeBlock(caption, written === canonical ? null : written, paragraph)
  const [p, endOfP] = isOnlyContent ? [3, 4] : [0, 0]
  return [
    { start: tag.start - p, end: tag.end + (isTagOnlyContent ? endOfP : 0), text: head },
    { start: closing.start - (isTagOnlyContent ? p : 0), end: closing.end + endOfP, text: tail },
  ]
}

function sourceOf(html: string, { start, end }: Token): string {
  return html.slice(start, end)
}

const UNBALANCED: CaptionIssue = {
  issue: 'its content must close the <div>s that it opens, and no others',
}
