import type { HtmlTag } from './html/htmlTag'
import { parseAttributes } from './html/parseAttributes'
import { WIDTH } from './readCaption'

/** The width in an image's tag, in CSS pixels; null without one, or for another element. */
export function imageWidth(html: string, { name, isEnd, start, end }: HtmlTag): number | null {
  if (name !== 'img' || isEnd) return null
  const attributes = parseAttributes(html.slice(start, end))
  return parseWidth(attributes.get('width'), attributes.get('style'))
}

/** A width in CSS pixels from an attribute, else from a style. */
export function parseWidth(width: string | null = '', style: string | null = ''): number | null {
  const value = [width, styleWidth(style ?? '')].find((one) => WIDTH.test(one ?? ''))
  return value ? Number(value) : null
}

/** The width in a style, pixels without their unit; null without one. */
export function styleWidth(style: string): string | null {
  const width = /(?:^|;)\s*width\s*:\s*([^;]*?)\s*(?:;|$)/i.exec(style)?.[1]
  return width?.replace(/^(\d+)px$/i, '$1') ?? null
}
