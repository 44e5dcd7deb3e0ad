/** The texts of what loads late and of the banner, loaded with them; page settings replace them under `messages`. */
export const LAZY_MESSAGES = {
  'callout.close': 'Close',
  'callout.closed': 'The banner is closed.',
  'lazy.failed': 'This content failed to load.',
  'lazy.open': 'Open it on a page of its own',
} as const

export type LazyMessageKey = keyof typeof LAZY_MESSAGES
