import { parseWidth } from '../../../src/captions/captionWidth'
import { readCaption, WIDTH } from '../../../src/captions/readCaption'
import { BLOCK_ATTRIBUTES } from '../../../src/captions/writeBlock'
import type { AppTools } from '../../shared/entry/appTools'
import { createBlock } from './createBlock'
import { type FoundShortcode, findShortcodes } from './findShortcodes'
import { replaceShortcode } from './replaceShortcode'

/**
 * Shows the captions of an element: converts its shortcodes to blocks (spec 2.9, 4.12), and applies the width of
 * blocks that the server or toBlock made. Invalid shortcodes stay and are reported.
 * @returns a function that restores the element.
 */
export function showCaptions(
  element: Element,
  diagnostics: Pick<AppTools['diagnostics'], 'warn'>,
): () => void {
  const undos = findShortcodes(element).flatMap((found) => {
    const shown = showCaption(found)
    if (typeof shown === 'function') return shown
    diagnostics.warn(`${found.open.data}: ${shown}`, element)
    return []
  })
  const containers = element.querySelectorAll<HTMLElement>(`[${BLOCK_ATTRIBUTES.width}]`)
  for (const container of containers) {
    const width = container.getAttribute(BLOCK_ATTRIBUTES.width) ?? ''
    if (WIDTH.test(width)) container.style.width = `${width}px`
  }
  return () => {
    for (const container of containers) container.style.width = ''
    for (const undo of undos.toReversed()) undo()
    element.normalize()
  }
}

/** Shows one caption. @returns a function that restores the shortcode, or the issue. */
function showCaption(found: FoundShortcode): (() => void) | string {
  const caption = readCaption(found.tag.attributes, imageWidthBetween(found))
  if ('issue' in caption) return caption.issue
  return replaceShortcode(found, createBlock(caption)) ?? APART_ISSUE
}

/** The width of the first image between the tags, in CSS pixels. */
function imageWidthBetween({ open, close }: FoundShortcode): number | null {
  const range = document.createRange()
  range.setStartAfter(open)
  range.setEndBefore(close)
  const container = range.commonAncestorContainer
  const images = container instanceof Element ? [...container.querySelectorAll('img')] : []
  const image = images.find((one) => range.intersectsNode(one))
  return image ? parseWidth(image.getAttribute('width'), image.getAttribute('style')) : null
}

const APART_ISSUE = 'its tags must stand in the same element, or each in a paragraph of its own'
