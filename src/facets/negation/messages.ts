/** The texts of facets whose values can be excluded. */
export const NEGATION_MESSAGES = {
  'facet.without': 'Without {value}',
} as const
