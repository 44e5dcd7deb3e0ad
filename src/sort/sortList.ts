import { FIELD_NAME } from '../solr/lucene/fieldName'

const SORT = new RegExp(`^${FIELD_NAME}\\s+(?:asc|desc)$`, 'u')

/** Whether a sort is a comma-separated list of fields with asc or desc, without functions (design decision 8). */
export function isSortList(text: string): boolean {
  return text.split(',').every((part) => SORT.test(part.trim()))
}
