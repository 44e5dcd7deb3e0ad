/** The five sizes (spec 2.2). */
export const MODAL_SIZES = ['tiny', 'small', 'medium', 'large', 'xlarge'] as const

export type ModalSize = (typeof MODAL_SIZES)[number]

/** The size of a dialog without a known size (spec 2.2, 9). */
export const DEFAULT_MODAL_SIZE: ModalSize = 'medium'

/** What a dialog shows: the content of an element on the page, or content fetched from an address. */
export type ModalContent = { readonly element: Element } | { readonly url: string }

/** A request to open a dialog. */
export interface ModalRequest {
  readonly content: ModalContent
  /** Its accessible name. Without it the first heading names it, or the label of its trigger. */
  readonly title: string | undefined
  /** The text of its trigger. */
  readonly label: string | undefined
  readonly size: ModalSize
  /** The site's classes for its box. */
  readonly className: string
  /** The name of the handler that runs after it has closed. */
  readonly onClose: string | undefined
  /** Gets the focus back when it closes. */
  readonly opener: Element | null
}

/** An open dialog. */
export interface Modal extends ModalRequest {
  readonly id: number
}
