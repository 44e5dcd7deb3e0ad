import { parsePath } from './values/path'
import { readPath } from './values/readPath'

/**
 * The fields of a template that no document has: they are probably misspelled, or not requested (`fl`, or
 * return_full_docs off). An empty field is not missing.
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

/** A path through a list gives a list; an empty one means that no item has the field. */
function isMissing(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0)
}
