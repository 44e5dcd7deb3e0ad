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
  const number = Number(text.replace(/[dDfF]$/, ''))
  const isKnown = type === 'int' ? INT.test(text) && isInt(number) : DOUBLE.test(text)
  if (!isKnown) throw new SolrError(`Invalid Number: ${text} for field ${field}`)
  return number
}

const INT = /^[+-]?\d+$/

/** What Java reads as a double. */
const DOUBLE = /^[+-]?(?:NaN|Infinity|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[dDfF]?)$/

function isInt(number: number): boolean {
  return number >= -2_147_483_648 && number <= 2_147_483_647
}

/** Writes a number as Solr lists it among facets: `4.0` for doubles, no milliseconds in dates. */
export function formatNumber(value: number, type: NumberType): string {
  if (type === 'date') return new Date(value).toISOString().replace('.000Z', 'Z')
  return type === 'double' && Number.isInteger(value) ? `${value}.0` : String(value)
}
