/** The five sizes (spec 2.2). */
export const MODAL_SIZES = ['tiny', 'small', 'medium', 'large', 'xlarge'] as const

export type ModalSize = (typeof MODAL_SIZES)[number]

/** What a dialog shows: what stands in an element of the page, or what is fetched from an address. */
export type ModalContent = { readonly element: Element } | { readonly url: string }

/** A dialog that somebody wants opened. */
export interface WantedModal {
  readonly content: ModalContent
  /** What it is called, for screen readers; without it its first heading does, or what opened it. */
  readonly title: string | undefined
  /** The text of what opened it. */
  readonly label: string | undefined
  readonly size: ModalSize
  /** Classes of the site's own for its box. */
  readonly className: string
  /** The handler that runs when it has closed, by its name. */
  readonly onClose: string | undefined
  /** What had the focus, and has it again once it has closed. */
  readonly from: Element | null
}

/** A dialog that is open. */
export interface Modal extends WantedModal {
  readonly id: number
}
