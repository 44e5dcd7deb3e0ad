/** The texts of dropdowns and jump menus, loaded with them (spec 5.8, 8). The page settings' `messages` can replace them. */
export const DROPDOWN_MESSAGES = {
  'dropdown.tooShort': 'Please enter {n} or more characters',
  'dropdown.tooLong': 'Please delete {n} character | Please delete {n} characters',
  'dropdown.full': 'You can only select {n} item | You can only select {n} items',
  'dropdown.none': 'No results found',
  'dropdown.searching': 'Searching…',
  'dropdown.more': 'Loading more results…',
  'dropdown.failed': 'The results could not be loaded.',
  'dropdown.retry': 'Try again',
  'dropdown.count': '{n} option | {n} options',
  'dropdown.options': 'Options',
  'dropdown.remove': 'Remove {label}',
  'dropdown.added': '{label} is chosen.',
  'dropdown.removed': '{label} is removed.',
} as const

export type DropdownMessageKey = keyof typeof DROPDOWN_MESSAGES
