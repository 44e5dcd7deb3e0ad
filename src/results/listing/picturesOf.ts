import type { Doc } from '../../solr/response/readDocs'
import { attributeValue } from '../../templates/values/attributeValue'
import { valuesOf } from '../../templates/values/valuesOf'
import { docField } from '../docField'

const FIELDS = ['image', 'images', 'image_url', 'pictures', 'photos']

/** The safe addresses of a document's pictures, of all usual fields that it has, each once. */
export function picturesOf(doc: Doc): readonly string[] {
  const found = FIELDS.flatMap((field) => valuesOf(docField(doc, field))).flatMap(
    (value) => attributeValue('src', value) ?? [],
  )
  return [...new Set(found)]
}
