/** The texts of dialogs, loaded with them; page settings replace them under `messages` as they do the others. */
export const MODAL_MESSAGES = {
  'modal.label': 'Dialog',
  'modal.close': 'Close',
  'modal.loading': 'Loading…',
  'modal.failed': 'This content failed to load.',
  'modal.retry': 'Try again',
} as const

export type ModalMessageKey = keyof typeof MODAL_MESSAGES
