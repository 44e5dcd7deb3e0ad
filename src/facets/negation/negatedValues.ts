import { escapeTerm } from '../../solr/lucene/escape'
import { FIELD_NAME, TAG } from '../../solr/lucene/fieldName'
import { parseTerm } from '../../solr/lucene/parseTerm'
import { replaceFilters } from '../../solr/lucene/replaceFilters'

const NEGATED = new RegExp(`^(?:${TAG}\\s*)?-(${FIELD_NAME}):([\\s\\S]*)$`, 'u')

/** The value that a filter excludes. @returns null for a filter of another field or of another form. */
export function negatedValue(text: string, field: string): string | null {
  const [, , name, term = ''] = NEGATED.exec(text.trim()) ?? []
  return name === field ? parseTerm(term.trim()) : null
}

/** The values of a field that the filters exclude, each once. */
export function negatedValues(fq: readonly string[], field: string): readonly string[] {
  return [...new Set(fq.flatMap((text) => negatedValue(text, field) ?? []))]
}

/** The filter that excludes a value. It has a tag, so that the facet still counts the value. */
export function negatedFilter(field: string, value: string): string {
  return `{!tag=${field}}-${field}:${escapeTerm(value)}`
}

/** Excludes a value, or no longer does. */
export function toggleNegated(
  fq: readonly string[],
  field: string,
  value: string,
): readonly string[] {
  const isNegated = negatedValues(fq, field).includes(value)
  const filter = isNegated ? null : negatedFilter(field, value)
  return replaceFilters(fq, (text) => negatedValue(text, field) === value, filter)
}
