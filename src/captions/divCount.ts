import { imageWidth } from './captionWidth'
import type { HtmlTag } from './html/htmlTag'

/** Counts the `div`s of a shortcode's content, or of the text around all shortcodes. */
export interface DivCount {
  /** The number of open `div`s, and its minimum; a negative minimum means that a foreign `div` was closed. */
  depth: number
  minDepth: number
  /** The width of the first image that has one. */
  imageWidth: number | null
}

export function createDivCount(): DivCount {
  return { depth: 0, minDepth: 0, imageWidth: null }
}

/** Counts a tag of the content. */
export function countTag(frame: DivCount, html: string, tag: HtmlTag): void {
  frame.imageWidth ??= imageWidth(html, tag)
  if (tag.name !== 'div') return
  frame.depth += tag.isEnd ? -1 : 1
  frame.minDepth = Math.min(frame.minDepth, frame.depth)
}

/** Adds the count of an inner shortcode. */
export function addInner(frame: DivCount, inner: DivCount): void {
  frame.imageWidth ??= inner.imageWidth
  frame.minDepth = Math.min(frame.minDepth, frame.depth + inner.minDepth)
  frame.depth += inner.depth
}

/** Whether the content closes exactly the `div`s that it opens. */
export function isBalanced({ depth, minDepth }: DivCount): boolean {
  return depth === 0 && minDepth === 0
}
