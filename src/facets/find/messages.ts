/** The messages of lists that ask the server, loaded with them; the page settings' `messages` replace them. */
export const FIND_MESSAGES = {
  'facet.found': '{n} value | {n} values',
} as const

export type FindMessageKey = keyof typeof FIND_MESSAGES
