import { decode, issueTexts } from '../../src/config/decode'
import { absoluteUrl } from '../../src/content/absoluteUrl'
import type { ModalContent, ModalRequest } from '../../src/dialogs/modal'
import { config } from '../../widgets/dialogs/config'
import { activeElement } from '../browser/dom'
import { dialogParent } from './dialogParent'

/**
 * What the command `modal:open` asks for; a site script may write anything.
 * @returns null when there is nothing to open. Issues are reported.
 */
export function readModalRequest(
  payload: unknown,
  warn: (message: string, opener: Element | null) => void,
): ModalRequest | null {
  const opener = activeElement()
  const { content: shown, ...rest } = (payload ?? {}) as Readonly<Record<string, unknown>>
  const element = shown instanceof Element ? shown : null
  const decoded = decode(config, element ? rest : { content: shown, ...rest })
  for (const text of issueTexts(decoded)) warn(text, opener)
  if (!decoded.ok) return null
  const { content, url, title, label, size, class: className, on_close: onClose } = decoded.config
  const found = contentFor(element ?? content, url)
  if (typeof found === 'string') {
    warn(`${found}; nothing is opened.`, opener)
    return null
  }
  return { content: found, title, label, size, className, onClose, opener }
}

/** @returns what is wrong, in words, where there is none. */
function contentFor(
  content: Element | string | undefined,
  url: string | undefined,
): ModalContent | string {
  if (content !== undefined) {
    const element = typeof content === 'string' ? document.getElementById(content) : content
    if (!element) return `content "${content}" must be the id of an element on this page`
    // What holds the dialog itself can't stand in it.
    if (element.contains(dialogParent())) return 'content must be a part of the page, not all of it'
    return { element }
  }
  if (url !== undefined) return { url: absoluteUrl(url, location.href) }
  return 'content or url is missing, expected the id of an element on this page, or an address'
}
