import type { HtmlTag } from './html/htmlTag'
import { tagAttributes } from './html/tagAttributes'
import { WIDTH } from './readCaption'

/** The width that a picture's tag says, in CSS pixels; null where it says none, or the tag is no picture's. */
export function imageWidth(html: string, { name, isEnd, start, end }: HtmlTag): number | null {
  if (name !== 'img' || isEnd) return null
  const attributes = tagAttributes(html.slice(start, end))
  return widthOf(attributes.get('width'), attributes.get('style'))
}

/** A width in CSS pixels from an attribute, or else from a style. */
export function widthOf(width: string | null = '', style: string | null = ''): number | null {
  const said = [width, styleWidth(style ?? '')].find((one) => WIDTH.test(one ?? ''))
  return said ? Number(said) : null
}

/** What a style says of the width, pixels without their unit; null where it says nothing. */
export function styleWidth(style: string): string | null {
  const said = /(?:^|;)\s*width\s*:\s*([^;]*?)\s*(?:;|$)/i.exec(style)?.[1]
  return said?.replace(/^(\d+)px$/i, '$1') ?? null
}
