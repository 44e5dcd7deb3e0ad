import { widthOf } from '../../../src/captions/imageWidth'
import { readCaption, WIDTH } from '../../../src/captions/readCaption'
import { BLOCK_ATTRIBUTES } from '../../../src/captions/writeBlock'
import type { AppTools } from '../../shared/entry/appTools'
import { createBlock } from './createBlock'
import { type FoundShortcode, findShortcodes } from './findShortcodes'
import { placeBlock } from './placeBlock'

/**
 * Shows visitors the captions of an element: its shortcodes become blocks (spec 2.9, 4.12), and the blocks that the
 * server or toBlock made get their width. What is wrong stays as it is, and is told.
 * @returns what gives the element back as it was.
 */
export function showCaptions(
  element: Element,
  diagnostics: Pick<AppTools['diagnostics'], 'warn'>,
): () => void {
  const undos = findShortcodes(element).flatMap((found) => {
    const shown = showOne(found)
    if (typeof shown === 'function') return shown
    diagnostics.warn(`${found.open.data}: ${shown}`, element)
    return []
  })
  const widened = element.querySelectorAll<HTMLElement>(`[${BLOCK_ATTRIBUTES.width}]`)
  for (const container of widened) {
    const width = container.getAttribute(BLOCK_ATTRIBUTES.width) ?? ''
    if (WIDTH.test(width)) container.style.width = `${width}px`
  }
  return () => {
    for (const container of widened) container.style.width = ''
    for (const undo of undos.toReversed()) undo()
    element.normalize()
  }
}

/** @returns what gives it back, or why it stays as it is. */
function showOne(found: FoundShortcode): (() => void) | string {
  const caption = readCaption(found.tag.attributes, widthBetween(found))
  if ('problem' in caption) return caption.problem
  return placeBlock(found, createBlock(caption)) ?? APART
}

/** Of the first picture between its tags, in CSS pixels. */
function widthBetween({ open, close }: FoundShortcode): number | null {
  const range = document.createRange()
  range.setStartAfter(open)
  range.setEndBefore(close)
  const around = range.commonAncestorContainer
  const images = around instanceof Element ? [...around.querySelectorAll('img')] : []
  const image = images.find((one) => range.intersectsNode(one))
  return image ? widthOf(image.getAttribute('width'), image.getAttribute('style')) : null
}

const APART = 'its tags must stand in the same element, or each in a paragraph of its own'
