/** The messages of `page-size`, loaded with it; the page settings' `messages` replace them. */
export const PAGE_SIZE_MESSAGES = {
  'pageSize.label': 'Results per page',
} as const
