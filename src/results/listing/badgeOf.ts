import type { Doc } from '../../solr/response/readDocs'
import { textOf } from '../../templates/values/textOf'
import { docField } from '../docField'
import type { ListingMessageKey } from './messages'

/** The fields that a badge is read from without the option `badge`: `[elevated]` is Solr's, of results that an editor put first. */
export const BADGES: readonly string[] = ['badge', '[elevated]']

/** The badge of a document, by the first of the fields that has one: its text; where it is true, what it stands for. */
export function badgeOf(
  doc: Doc,
  fields: readonly string[],
  translate: (key: ListingMessageKey) => string,
): string {
  for (const field of fields) {
    const value = docField(doc, field)
    if (value === true) return translate(field === '[elevated]' ? 'card.featured' : 'card.new')
    const text = value !== false && textOf(value)
    if (text) return text
  }
  return ''
}
