import type { HtmlTag } from './htmlTag'
import { WIDTH } from './readCaption'
import { tagAttributes } from './tagAttributes'

/** The width that a picture's tag says, in CSS pixels; null where it says none, or the tag is no picture's. */
export function imageWidth(html: string, { name, isEnd, start, end }: HtmlTag): number | null {
  if (name !== 'img' || isEnd) return null
  const width = tagAttributes(html.slice(start, end)).get('width') ?? ''
  return WIDTH.test(width) ? Number(width) : null
}
