import { mediaTag } from '../../src/captions/html/mediaTag'
import { isInCaption } from '../../src/captions/isInCaption'
import { wrapMedia } from '../../src/captions/wrapMedia'
import type { AppTools } from '../shared/entry/appTools'
import type { CaptionEditorConfig } from './config'
import { createInsertListener } from './createInsertListener'
import type { Wrapping } from './editors/editorAdapter'
import { showCaptions } from './show/showCaptions'
import { watchEditors } from './watchEditors'

/** Wraps inserted media with a title into caption shortcodes (spec 2.9, 5.6), or shows an element's shortcodes. */
export function enhanceCaptionEditor(
  element: Element,
  config: CaptionEditorConfig,
  app: AppTools,
): () => void {
  if (config.show) return showCaptions(element, app.diagnostics)
  const rules = { widgetTypes: config.widget_types, align: config.align }
  const insert = createInsertListener(rules)
  const isDone = (before: string) => insert.isHandlingInsert() || isInCaption(before)
  const wrapping: Wrapping = {
    html: (html, before) => (isDone(before) ? html : wrapMedia(html, rules)),
    openingTag: (media, before) => (isDone(before) ? null : mediaTag(media, rules)),
  }
  const unwatch = watchEditors(element, wrapping, app, () => {
    insert.connect(app.globalValue('jQuery'))
  })
  return () => {
    unwatch()
    insert.disconnect()
  }
}
