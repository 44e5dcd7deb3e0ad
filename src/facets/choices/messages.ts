/** The texts of further options of facets; they load with the first of them. */
export const CHOICE_MESSAGES = {
  'facet.any': 'Any',
  'facet.chosen': '{n} chosen | {n} chosen',
  'facet.clear': 'Clear',
  'facet.clearOf': 'Clear {label}',
} as const

export type ChoiceMessageKey = keyof typeof CHOICE_MESSAGES
