import { nearest } from '../config/nearest'
import { show } from '../config/show'
import { ALIGNS, type Align, type Caption, type CaptionRefused } from './caption'

const NAMES = ['caption', 'align', 'width', 'id'] as const

/**
 * A caption from the attributes of its shortcode (spec 3.13).
 * @param imageWidth of the picture in it, which counts where no width is given.
 */
export function readCaption(
  attributes: readonly (readonly [name: string, value: string])[],
  imageWidth: number | null,
): Caption | CaptionRefused {
  const given = new Map(attributes)
  const unknown = attributes.find(([name]) => !(NAMES as readonly string[]).includes(name))
  if (unknown) return { problem: unknownName(unknown[0]) }
  if (given.size < attributes.length) return { problem: 'an attribute of a caption stands twice' }
  const align = given.get('align') ?? 'left'
  if (!isAlign(align)) {
    return { problem: `align must be "left", "center" or "right", got ${show(align)}` }
  }
  const width = given.get('width')
  if (width !== undefined && width !== 'auto' && !WIDTH.test(width)) {
    return { problem: `width must be a whole number of pixels, or "auto", got ${show(width)}` }
  }
  const own = width === 'auto' ? null : Number(width)
  return {
    text: given.get('caption') ?? '',
    align,
    width: width === undefined ? imageWidth : own,
    id: given.get('id') || null,
  }
}

/** From 1 to 99999, without a sign, a unit or leading zeros. */
export const WIDTH = /^[1-9]\d{0,4}$/

export function isAlign(word: string): word is Align {
  return (ALIGNS as readonly string[]).includes(word)
}

function unknownName(name: string): string {
  const near = nearest(name, NAMES)
  return `a caption has the attributes ${NAMES.join(', ')}, got ${show(name)}.${near ? ` Did you mean "${near}"?` : ''}`
}
