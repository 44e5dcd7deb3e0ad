/** The messages of the list and map, loaded with them; the page settings' `messages` replace them. */
export const LAYOUT_MESSAGES = {
  'layout.map': 'Map',
  'layout.list': 'List',
} as const
