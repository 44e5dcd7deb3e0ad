/** The texts of lazy parts of the page, loaded with them. The page settings' `messages` can replace them. */
export const LAZY_MESSAGES = {
  'lazy.failed': 'This content failed to load.',
  'lazy.open': 'Open it on a page of its own',
} as const
