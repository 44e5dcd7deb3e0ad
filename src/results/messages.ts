/** The messages of `view`, loaded with it; the page settings' `messages` replace them. */
export const VIEW_MESSAGES = {
  'view.label': 'View',
  'view.grid': 'Grid',
  'view.list': 'List',
} as const
