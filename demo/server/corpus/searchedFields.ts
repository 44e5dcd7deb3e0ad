/** Where a visitor's words are looked for, with weights: Solr's `qf`. */
export const searchedFields: Readonly<Record<string, number>> = {
  title: 3,
  content: 2,
  description: 1,
}

/**
 * Fields that are searched as words though they are stored whole: on a real Solr these are
 * copied (copyField) into the unstored text field that the key names.
 */
export const copiedFields: Readonly<Record<string, readonly string[]>> = {
  content: ['city', 'region', 'amenities'],
  suggest: ['title', 'city', 'region', 'amenities'],
}
