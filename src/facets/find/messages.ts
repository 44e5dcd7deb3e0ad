/** The messages of lists that ask the server, loaded with them; the page settings' `messages` replace them. */
export const FIND_MESSAGES = {
  'facet.finding': 'Searching …',
  'facet.found': '{n} value | {n} values',
  'facet.foundFirst': 'The first {n} values',
  'facet.loadMore': 'Load more',
} as const

export type FindMessageKey = keyof typeof FIND_MESSAGES
