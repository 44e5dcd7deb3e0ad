/** The fields that queries search, with weights: Solr's `qf`. */
export const searchedFields: Readonly<Record<string, number>> = {
  title: 3,
  content: 2,
  description: 1,
}

/**
 * Fields that are stored whole and also searched as words. A real Solr copies them (copyField) into the unstored
 * text field that the key names.
 */
export const copiedFields: Readonly<Record<string, readonly string[]>> = {
  content: ['city', 'region', 'amenities'],
  suggest: ['title', 'city', 'region', 'amenities'],
}
