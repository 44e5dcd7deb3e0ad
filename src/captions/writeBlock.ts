import type { Caption } from './caption'
import { fromHtmlText, fromId, toAttribute, toHtmlText, toId } from './html/htmlText'

/** The paragraph that a block replaced: one around the shortcode, or one around each of its tags. */
export type ParagraphKind = 'p' | 'p-each' | null

/** Attributes of a block, for the page's script and for the conversion back. */
export const BLOCK_ATTRIBUTES = {
  tag: 'data-caption-tag',
  paragraph: 'data-caption-in',
  width: 'data-caption-width',
} as const

/**
 * The HTML before and after the content of a caption's block (spec 4.12; design decision 32). The width is an
 * attribute that a script applies, because a strict policy blocks style attributes.
 * @param tag the shortcode's opening tag, when toShortcode would write another one
 */
export function writeBlock(caption: Caption, tag: string | null, paragraph: ParagraphKind) {
  const { text, align, width, id } = caption
  const outer = attributes([
    ['id', id && toId(id)],
    [BLOCK_ATTRIBUTES.tag, tag && toAttribute(tag)],
    [BLOCK_ATTRIBUTES.paragraph, paragraph],
  ])
  const middle = attributes([[BLOCK_ATTRIBUTES.width, width === null ? null : String(width)]])
  const captionText = `<p class="caption-text"${text === '' ? ' hidden' : ''}>${toHtmlText(text)}</p>`
  return {
    head: `<div class="caption caption-${align}"${outer}><div class="caption-width-container"${middle}><div class="caption-inner">`,
    tail: `${captionText}</div></div></div>`,
  }
}

/** A caption after the conversion to a block and back. */
export function roundTrip(caption: Caption): Caption {
  const { text, id } = caption
  return { ...caption, text: fromHtmlText(toHtmlText(text)), id: id && fromId(toId(id)) }
}

function attributes(given: readonly (readonly [name: string, value: string | null])[]): string {
  return given
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}
