import type { FacetValue } from '../../facets/facetValue'
import { isJsonObject, type JsonObject, nullPrototypeRecord, objectAt } from './jsonObject'

/** A facet value and the number of documents that have it. */
export interface FacetCount {
  readonly value: FacetValue
  readonly count: number
}

/** Facet counts by field. */
export type FacetCounts = Readonly<Record<string, readonly FacetCount[]>>

/**
 * Reads facet_counts.facet_fields, flat lists and maps alike.
 * @param missing the fields requested with facet.missing: in a map their key "" is the missing bucket.
 * @see spec 7.1, design decision 4
 */
export function readFacets(json: JsonObject, missing: ReadonlySet<string>): FacetCounts {
  const fields = objectAt(objectAt(json, 'facet_counts'), 'facet_fields')
  return nullPrototypeRecord(
    Object.entries(fields).map(([field, counts]) => [
      field,
      readCounts(counts, missing.has(field)),
    ]),
  )
}

/** Reads the histograms of facet_counts.facet_ranges. */
export function readRanges(json: JsonObject): FacetCounts {
  const fields = objectAt(objectAt(json, 'facet_counts'), 'facet_ranges')
  return nullPrototypeRecord(
    Object.entries(fields).map(([field, range]) => [
      field,
      readCounts(isJsonObject(range) ? range['counts'] : null, false),
    ]),
  )
}

function readCounts(counts: unknown, hasMissing: boolean): readonly FacetCount[] {
  if (Array.isArray(counts)) return readFlat(counts)
  if (!isJsonObject(counts)) return []
  const read: FacetCount[] = []
  for (const key of Object.keys(counts)) {
    const count = counts[key]
    if (typeof count === 'number')
      read.push({ value: hasMissing && key === '' ? null : key, count })
  }
  return read
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
