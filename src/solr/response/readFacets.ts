import type { FacetValue } from '../../facets/facetValue'
import { bareRecord, isJson, type Json, jsonAt } from './record'

/** A value of a facet and how many documents have it. */
export interface FacetCount {
  readonly value: FacetValue
  readonly count: number
}

/** Facet counts by field. */
export type FacetCounts = Readonly<Record<string, readonly FacetCount[]>>

/**
 * Reads facet_counts.facet_fields, flat lists and maps alike.
 * @param missing the fields asked with facet.missing: in a map their key "" is the missing bucket.
 * @see spec 7.1, design decision 4
 */
export function readFacets(answer: Json, missing: ReadonlySet<string>): FacetCounts {
  const fields = jsonAt(jsonAt(answer, 'facet_counts'), 'facet_fields')
  return bareRecord(
    Object.entries(fields).map(([field, counts]) => [
      field,
      readCounts(counts, missing.has(field)),
    ]),
  )
}

/** Reads the histograms of facet_counts.facet_ranges. */
export function readRanges(answer: Json): FacetCounts {
  const fields = jsonAt(jsonAt(answer, 'facet_counts'), 'facet_ranges')
  return bareRecord(
    Object.entries(fields).map(([field, range]) => [
      field,
      readCounts(isJson(range) ? range['counts'] : null, false),
    ]),
  )
}

function readCounts(counts: unknown, hasMissing: boolean): readonly FacetCount[] {
  if (Array.isArray(counts)) return readFlat(counts)
  if (!isJson(counts)) return []
  return Object.entries(counts).flatMap(([key, count]) =>
    typeof count === 'number' ? [{ value: hasMissing && key === '' ? null : key, count }] : [],
  )
}

function readFlat(counts: readonly unknown[]): readonly FacetCount[] {
  const read: FacetCount[] = []
  for (let at = 0; at + 1 < counts.length; at += 2) {
    const value = counts[at]
    const count = counts[at + 1]
    if (typeof count !== 'number') continue
    if (value === null || typeof value === 'string') read.push({ value, count })
    else if (typeof value === 'number' || typeof value === 'boolean') {
      read.push({ value: String(value), count })
    }
  }
  return read
}
