import type { CaptionRefused, Converted } from './caption'
import { applyEdits, type Edit } from './edit'
import { countInner, countTag, createFrame, type Frame, isBalanced } from './frame'
import type { OpeningTag } from './html/readOpeningTag'
import { scan, type Token } from './html/scan'
import { writeOpeningTag } from './html/writeOpeningTag'
import { readCaption } from './readCaption'
import { type Around, asShown, writeBlock } from './writeBlock'

/** A shortcode that is open. */
interface Open extends Frame {
  readonly tag: OpeningTag
  /** Whether `<p>` stands right before it. */
  readonly inParagraph: boolean
  /** How many edits were made before it. */
  readonly edits: number
}

/**
 * Turns the caption shortcodes in a text of HTML into blocks (spec 3.13, 4.12). What is no whole shortcode stays as
 * it is; so does one that is wrong, with all that is in it, and the problem says why.
 */
export function toBlock(html: string): Converted {
  const problems: string[] = []
  const edits: Edit[] = []
  const page = createFrame()
  const open: Open[] = []
  let before: Token | null = null
  for (const token of scan(html)) {
    if (token.kind === 'tag') countTag(open.at(-1) ?? page, html, token)
    if (token.kind === 'open') {
      const inParagraph = isParagraph(html, before, token.start)
      open.push({ ...createFrame(), tag: token, inParagraph, edits: edits.length })
    }
    const inner = token.kind === 'close' ? open.pop() : undefined
    if (inner) {
      const made = block(html, inner, token, isParagraph(html, before, token.start))
      if ('problem' in made) {
        problems.push(`${textOf(html, inner.tag)}: ${made.problem}`)
        edits.length = inner.edits
      } else edits.push(...made)
      countInner(open.at(-1) ?? page, inner)
    }
    before = token
  }
  return { html: applyEdits(html, edits), problems }
}

/** Whether this token is a `<p>` right before this place. */
function isParagraph(html: string, token: Token | null, place: number): boolean {
  return token?.end === place && textOf(html, token) === '<p>'
}

/** The edits that make a block of a whole shortcode. @param inOther whether `<p>` stands right before its end. */
function block(
  html: string,
  inner: Open,
  closing: Token,
  inOther: boolean,
): readonly Edit[] | CaptionRefused {
  const { tag, image, inParagraph } = inner
  const caption = readCaption(tag.attributes, image)
  if ('problem' in caption) return caption
  if (!isBalanced(inner)) return UNBALANCED
  const alone = inParagraph && html.startsWith('</p>', closing.end)
  const each = alone && inOther && html.startsWith('</p>', tag.end)
  const around: Around = each ? 'p-each' : alone ? 'p' : null
  const written = textOf(html, tag)
  const ours = writeOpeningTag(asShown(caption), image)
  const { head, tail } = writeBlock(caption, written === ours ? null : written, around)
  const [p, endOfP] = alone ? [3, 4] : [0, 0]
  return [
    { start: tag.start - p, end: tag.end + (each ? endOfP : 0), text: head },
    { start: closing.start - (each ? p : 0), end: closing.end + endOfP, text: tail },
  ]
}

function textOf(html: string, { start, end }: Token): string {
  return html.slice(start, end)
}

const UNBALANCED: CaptionRefused = {
  problem: 'its content must close the <div>s that it opens, and no others',
}
