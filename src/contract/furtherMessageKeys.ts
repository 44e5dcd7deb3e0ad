/** The keys of the texts that load with further facets and widgets, to be known before; a test compares them. */
export const FURTHER_MESSAGE_KEYS = 'facet.any facet.chosen facet.clear facet.clearOf'.split(' ')
