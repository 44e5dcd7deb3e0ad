import type { Content } from '../../src/content/fetchedContent'
import type { Modal } from '../../src/dialogs/modal'

/** The parts of the page that dialogs use. */
export interface DialogTools {
  /** The element that a new dialog is added to. */
  readonly container: () => Element
  readonly content: () => Promise<Content>
  /** Announces a text to screen readers, politely. */
  readonly announce: (text: string) => void
  /** Reports an error to the themer. */
  readonly report: (message: string) => void
  readonly onOpened: (modal: Modal, box: Element) => void
}
