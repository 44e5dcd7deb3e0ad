import { SolrError } from '../solrError'
import { type DateContext, dateMath } from './dateMath'
import type { SchemaField } from './schema'

/** The types whose values compare by size. */
export type NumberType = Extract<SchemaField['type'], 'int' | 'double' | 'date'>

export function isNumberType(type: SchemaField['type']): type is NumberType {
  return type === 'int' || type === 'double' || type === 'date'
}

/**
 * Reads a value of a query: dates as milliseconds.
 * @throws SolrError with Solr's message, which names the field.
 */
export function parseNumber(
  text: string,
  type: NumberType,
  field: string,
  dates: DateContext,
): number {
  if (type === 'date') return dateMath(text, dates)
  const number = Number(text)
  const whole = type === 'int' ? /^[+-]?\d+$/ : /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i
  if (!whole.test(text)) throw new SolrError(`Invalid Number: ${text} for field ${field}`)
  return number
}

/** Writes a number as Solr lists it among facets: `4.0` for doubles, no milliseconds in dates. */
export function formatNumber(value: number, type: NumberType): string {
  if (type === 'date') return new Date(value).toISOString().replace('.000Z', 'Z')
  return type === 'double' && Number.isInteger(value) ? `${value}.0` : String(value)
}
