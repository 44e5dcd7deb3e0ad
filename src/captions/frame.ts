import type { HtmlTag } from './html/htmlTag'
import { imageWidth } from './imageWidth'

/** What has been read of a shortcode's content, or of the text around all of them. */
export interface Frame {
  /** How many `div`s are open in it, and the fewest that were: below none one was closed that it did not open. */
  depth: number
  least: number
  /** Of the first picture in it that says one. */
  image: number | null
}

export function createFrame(): Frame {
  return { depth: 0, least: 0, image: null }
}

/** Counts a tag of its content. */
export function countTag(frame: Frame, html: string, tag: HtmlTag): void {
  frame.image ??= imageWidth(html, tag)
  if (tag.name !== 'div') return
  frame.depth += tag.isEnd ? -1 : 1
  frame.least = Math.min(frame.least, frame.depth)
}

/** The content of a shortcode in it is its content, too. */
export function countInner(frame: Frame, inner: Frame): void {
  frame.image ??= inner.image
  frame.least = Math.min(frame.least, frame.depth + inner.least)
  frame.depth += inner.depth
}

/** Whether it closes the `div`s that it opens, and no other. */
export function isBalanced({ depth, least }: Frame): boolean {
  return depth === 0 && least === 0
}
