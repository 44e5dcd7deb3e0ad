import { CLOSING, tokenize } from '../../src/captions/html/tokenize'
import { normaliseTitle } from '../../src/captions/mediaTitle'
import { type CaptionRules, captionTag } from '../../src/captions/wrapMedia'

/** The used part of jQuery. */
type JQuery = (target: Document) => {
  on(name: string, run: (event: unknown, options: unknown) => void): unknown
  off(name: string, run: (event: unknown, options: unknown) => void): unknown
}

/** The event of Drupal's Insert module; listeners can change the content before it is inserted. */
const EVENT = 'insertIntoActiveEditor'

/**
 * Adds captions through Drupal's Insert module (design decision 32), whose event has the field's widget, the title as
 * HTML text and the content. While it inserts, the editor's own binding adds nothing.
 */
export function createInsertListener(rules: CaptionRules) {
  let isHandling = false
  let boundJQuery: JQuery | null = null
  const onInsert = (_: unknown, options: unknown) => {
    if (!isRecord(options)) return
    isHandling = true
    // Insert adds the content synchronously after the event.
    queueMicrotask(() => {
      isHandling = false
    })
    const { content, fields, widgetType } = options
    const titleField = isRecord(fields) ? fields['title'] : null
    const title = typeof titleField === 'string' ? normaliseTitle(titleField) : ''
    const isEnabled = typeof widgetType === 'string' && rules.widgetTypes.includes(widgetType)
    if (typeof content !== 'string' || title === '' || !isEnabled || containsShortcode(content))
      return
    options['content'] = captionTag(title, rules.align) + content + CLOSING
  }
  const disconnect = () => {
    boundJQuery?.(document).off(EVENT, onInsert)
    boundJQuery = null
  }
  return {
    /** Whether the present insertion comes from Insert. */
    isHandlingInsert: () => isHandling,
    /** Listens with the page's jQuery, which can load late or be replaced. */
    connect(jQuery: unknown) {
      if (typeof jQuery !== 'function' || jQuery === boundJQuery) return
      disconnect()
      boundJQuery = jQuery as JQuery
      boundJQuery(document).on(EVENT, onInsert)
    },
    disconnect,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function containsShortcode(html: string): boolean {
  return tokenize(html).some(({ kind }) => kind === 'open')
}
