import { FIELD_NAME } from '../solr/lucene/fieldName'

const SORT = new RegExp(`^${FIELD_NAME}\\s+(?:asc|desc)$`, 'u')

/** Whether a sort is names with asc or desc, comma separated, and no function (design decision 8). */
export function isSortList(text: string): boolean {
  return text.split(',').every((part) => SORT.test(part.trim()))
}
