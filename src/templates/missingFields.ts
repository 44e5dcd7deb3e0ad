import { parsePath } from './values/path'
import { readPath } from './values/readPath'

/**
 * The fields of a template that none of the documents has: most likely misspelled, or not asked
 * of Solr (`fl`, or return_full_docs off). A field that is there but empty is not missing.
 */
export function missingFields(
  fields: readonly string[],
  docs: readonly Readonly<Record<string, unknown>>[],
): readonly string[] {
  if (docs.length === 0) return []
  return fields.filter((field) => {
    const path = parsePath(field)
    return path && docs.every((doc) => isMissing(readPath(path, { doc, item: undefined })))
  })
}

/** Reaching through a list gives a list: an empty one found nothing. */
function isMissing(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0)
}
