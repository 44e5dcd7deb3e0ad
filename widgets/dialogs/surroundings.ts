import type { Content } from '../../src/content/fetchedContent'
import type { Modal } from '../../src/dialogs/modal'

/** The page around the dialogs. */
export interface Surroundings {
  /** Where a dialog is put that opens now. */
  readonly place: () => Element
  readonly content: () => Promise<Content>
  /** Says a text to screen readers, politely. */
  readonly announce: (text: string) => void
  /** Tells the themer. */
  readonly report: (message: string) => void
  readonly onOpened: (modal: Modal, box: Element) => void
}
