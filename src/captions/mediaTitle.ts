import type { Align } from './caption'
import { parseAttributes } from './html/parseAttributes'
import { isAlign } from './readCaption'

/** Media elements; each is the widget type of media that name none. */
export const MEDIA_ELEMENTS = ['img', 'video', 'audio', 'iframe'] as const

/** The caption in a media element's tag. */
export interface MediaTitle {
  /** As HTML text with collapsed white space; empty without a title. */
  readonly title: string
  /** The CMS's field widget: `data-widget-type`, else `image`, `video` … */
  readonly widgetType: string
  /** The element's own alignment, or null. */
  readonly align: Align | null
}

/** Reads the start tag of an image, a video, an audio element or a frame. */
export function readMediaTitle(name: string, tag: string): MediaTitle {
  const attributes = parseAttributes(tag)
  const align = attributes.get('data-align') ?? attributes.get('align') ?? readFloat(attributes)
  return {
    title: normaliseTitle(attributes.get('title') ?? ''),
    widgetType: attributes.get('data-widget-type') ?? (name === 'img' ? 'image' : name),
    align: align !== undefined && isAlign(align) ? align : null,
  }
}

/** A title attribute as HTML text: quotes are characters, other references stay as written. */
export function normaliseTitle(title: string): string {
  return title
    .replace(/&(?:quot|#34);/g, '"')
    .replace(/&(?:apos|#0?39);/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

function readFloat(attributes: ReadonlyMap<string, string>): string | undefined {
  return /(?:^|;)\s*float\s*:\s*(left|right)/i
    .exec(attributes.get('style') ?? '')?.[1]
    ?.toLowerCase()
}
