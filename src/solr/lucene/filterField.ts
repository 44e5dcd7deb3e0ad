import type { Filter } from '../../filters/filter'
import { FIELD_NAME, TAG } from './fieldName'
import { isGroup, looksLikeSyntax } from './looksLikeSyntax'

const PARTS = new RegExp(`^(?:${TAG}\\s*)?\\+?(${FIELD_NAME}):([\\s\\S]*)$`, 'u')

/** Returns the field of a filter; null when it has none, or several. */
export function filterField(filter: Filter): string | null {
  if (filter.kind !== 'other') return filter.field
  const [, , field = null, rest = ''] = PARTS.exec(filter.text.trim()) ?? []
  const clause = rest.trim()
  const single = !/[\s:]/.test(clause) || looksLikeSyntax(clause)
  return single && !(isGroup(clause) && clause.includes(':')) ? field : null
}
