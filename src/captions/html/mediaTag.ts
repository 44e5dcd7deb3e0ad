import { isAlign } from '../readCaption'
import type { CaptionRules } from '../wrapMedia'
import { writeShortcodeTag } from './writeShortcodeTag'

/** An inserted media element as plain text, from an editor without HTML. */
export interface InsertedMedia {
  readonly title: string
  readonly widgetType: string
  readonly align: string | null
}

/** The opening tag of its caption as plain text (spec 5.6); null when it gets no caption. */
export function mediaTag(media: InsertedMedia, rules: CaptionRules): string | null {
  const text = media.title.replace(/\s+/g, ' ').trim()
  if (text === '' || !rules.widgetTypes.includes(media.widgetType)) return null
  const align = media.align !== null && isAlign(media.align) ? media.align : rules.align
  return writeShortcodeTag({ text, align, width: null, id: null }, null)
}
