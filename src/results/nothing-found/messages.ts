/** The messages of `nothing-found`, loaded with it; the page settings' `messages` replace them. */
export const NOTHING_FOUND_MESSAGES = {
  'nothingFound.title': 'These changes find results:',
  'nothingFound.count': '{n} result | {n} results',
  'nothingFound.spelling': 'Search for “{q}”',
  'nothingFound.words': 'Search without “{q}”',
  'nothingFound.filters': 'Remove all filters',
  'nothingFound.all': 'Remove all filters and “{q}”',
} as const

export type NothingFoundMessageKey = keyof typeof NOTHING_FOUND_MESSAGES
