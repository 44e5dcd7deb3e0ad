import { nearest } from '../config/nearest'
import { show } from '../config/show'
import { ALIGNS, type Align, type Caption, type CaptionIssue } from './caption'

const NAMES = ['caption', 'align', 'width', 'id'] as const

/**
 * Reads a caption from its shortcode's attributes (spec 3.13).
 * @param imageWidth the width of the image in it, used without a width attribute
 */
export function readCaption(
  attributes: readonly (readonly [name: string, value: string])[],
  imageWidth: number | null,
): Caption | CaptionIssue {
  const values = new Map(attributes)
  const unknown = attributes.find(([name]) => !(NAMES as readonly string[]).includes(name))
  if (unknown) return { issue: unknownAttribute(unknown[0]) }
  if (values.size < attributes.length) return { issue: 'an attribute of a caption stands twice' }
  const align = values.get('align') ?? 'left'
  if (!isAlign(align)) {
    return { issue: `align must be "left", "center" or "right", got ${show(align)}` }
  }
  const width = values.get('width')
  if (width !== undefined && width !== 'auto' && !WIDTH.test(width)) {
    return { issue: `width must be a whole number of pixels, or "auto", got ${show(width)}` }
  }
  const explicitWidth = width === 'auto' ? null : Number(width)
  return {
    text: values.get('caption') ?? '',
    align,
    width: width === undefined ? imageWidth : explicitWidth,
    id: values.get('id') || null,
  }
}

/** From 1 to 99999, without a sign, a unit or leading zeros. */
export const WIDTH = /^[1-9]\d{0,4}$/

export function isAlign(word: string): word is Align {
  return (ALIGNS as readonly string[]).includes(word)
}

function unknownAttribute(name: string): string {
  const suggestion = nearest(name, NAMES)
  return `a caption has the attributes ${NAMES.join(', ')}, got ${show(name)}.${suggestion ? ` Did you mean "${suggestion}"?` : ''}`
}
