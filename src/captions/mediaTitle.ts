import type { Align } from './caption'
import { tagAttributes } from './html/tagAttributes'
import { isAlign } from './readCaption'

/** Elements that are media, each the widget type of what names none. */
export const MEDIA = ['img', 'video', 'audio', 'iframe'] as const

/** What a media's tag says of its caption. */
export interface MediaTitle {
  /** As HTML text, its white space as one space each; empty where it has none. */
  readonly title: string
  /** The field widget that it came from, in the CMS's own words: `data-widget-type`, else `image`, `video` … */
  readonly widgetType: string
  /** Where it says itself where it stands. */
  readonly align: Align | null
}

/** Reads the start tag of a picture, a video, a sound or a frame. */
export function readMediaTitle(name: string, tag: string): MediaTitle {
  const attributes = tagAttributes(tag)
  const align = attributes.get('data-align') ?? attributes.get('align') ?? floatOf(attributes)
  return {
    title: plainTitle(attributes.get('title') ?? ''),
    widgetType: attributes.get('data-widget-type') ?? (name === 'img' ? 'image' : name),
    align: align !== undefined && isAlign(align) ? align : null,
  }
}

/** A title's attribute as HTML text: its quotes are signs again, all other references stay as written. */
export function plainTitle(title: string): string {
  return title
    .replace(/&(?:quot|#34);/g, '"')
    .replace(/&(?:apos|#0?39);/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

function floatOf(attributes: ReadonlyMap<string, string>): string | undefined {
  return /(?:^|;)\s*float\s*:\s*(left|right)/i
    .exec(attributes.get('style') ?? '')?.[1]
    ?.toLowerCase()
}
