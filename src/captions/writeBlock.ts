import type { Caption } from './caption'
import { fromHtmlText, fromId, toAttribute, toHtmlText, toId } from './html/htmlText'

/** The paragraph that a block took the place of: around the whole shortcode, or one around each of its tags. */
export type Around = 'p' | 'p-each' | null

/** The attributes of a block that a script of the page reads, or the way back. */
export const BLOCK_ATTRIBUTES = {
  tag: 'data-caption-tag',
  around: 'data-caption-in',
  width: 'data-caption-width',
} as const

/**
 * What stands before and behind the content of a caption's block (spec 4.12; design decision 32). Its width is an
 * attribute for a script to set: a style attribute would not stand under a strict policy.
 * @param tag the shortcode's opening tag, where the way back would write it otherwise.
 */
export function writeBlock(caption: Caption, tag: string | null, around: Around) {
  const { text, align, width, id } = caption
  const outer = attributes([
    ['id', id && toId(id)],
    [BLOCK_ATTRIBUTES.tag, tag && toAttribute(tag)],
    [BLOCK_ATTRIBUTES.around, around],
  ])
  const middle = attributes([[BLOCK_ATTRIBUTES.width, width === null ? null : String(width)]])
  const shown = `<p class="caption-text"${text === '' ? ' hidden' : ''}>${toHtmlText(text)}</p>`
  return {
    head: `<div class="caption caption-${align}"${outer}><div class="caption-width-container"${middle}><div class="caption-inner">`,
    tail: `${shown}</div></div></div>`,
  }
}

/** A caption as its block gives it back. */
export function asShown(caption: Caption): Caption {
  const { text, id } = caption
  return { ...caption, text: fromHtmlText(toHtmlText(text)), id: id && fromId(toId(id)) }
}

function attributes(given: readonly (readonly [name: string, value: string | null])[]): string {
  return given
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}
