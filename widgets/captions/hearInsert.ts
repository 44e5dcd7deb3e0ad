import { CLOSING, scan } from '../../src/captions/html/scan'
import { plainTitle } from '../../src/captions/mediaTitle'
import { type CaptionRules, captionTag } from '../../src/captions/wrapMedia'

/** What we use of jQuery. */
type JQuery = (target: Document) => {
  on(name: string, run: (event: unknown, options: unknown) => void): unknown
  off(name: string, run: (event: unknown, options: unknown) => void): unknown
}

/** The event of Drupal's Insert module; its listeners change the content that it then inserts. */
const EVENT = 'insertIntoActiveEditor'

/**
 * Hears Drupal's Insert (design decision 32): its event names the field's widget and its title, as HTML text, and
 * hands over the content. Whatever it says is all that is said of that content: the editor adds nothing.
 */
export function hearInsert(rules: CaptionRules) {
  let decided = false
  let heard: JQuery | null = null
  const decide = (_: unknown, options: unknown) => {
    if (!isRecord(options)) return
    decided = true
    // The content is inserted right after the event.
    queueMicrotask(() => {
      decided = false
    })
    const { content, fields, widgetType } = options
    const given = isRecord(fields) ? fields['title'] : null
    const title = typeof given === 'string' ? plainTitle(given) : ''
    const isEnabled = typeof widgetType === 'string' && rules.widgetTypes.includes(widgetType)
    if (typeof content !== 'string' || title === '' || !isEnabled || holdsCaption(content)) return
    options['content'] = captionTag(title, rules.align) + content + CLOSING
  }
  const leave = () => {
    heard?.(document).off(EVENT, decide)
    heard = null
  }
  return {
    /** Whether what is inserted now comes from Insert. */
    hasDecided: () => decided,
    /** jQuery may come late, and another one may take its place. */
    listen(jQuery: unknown) {
      if (typeof jQuery !== 'function' || jQuery === heard) return
      leave()
      heard = jQuery as JQuery
      heard(document).on(EVENT, decide)
    },
    leave,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function holdsCaption(html: string): boolean {
  return scan(html).some(({ kind }) => kind === 'open')
}
