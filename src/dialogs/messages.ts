/** The texts of dialogs, loaded with them. The page settings' `messages` can replace them. */
export const MODAL_MESSAGES = {
  'modal.label': 'Dialog',
  'modal.close': 'Close',
  'modal.loading': 'Loading…',
  'modal.failed': 'This content failed to load.',
  'modal.retry': 'Try again',
} as const

export type ModalMessageKey = keyof typeof MODAL_MESSAGES
