import * as v from 'valibot'
import { fieldName, text } from './values'

/** One field of the index: the key that facets name it by, its Solr field and its label (spec 3.1, 3.2). */
export interface FieldEntry {
  readonly key: string
  readonly solr_field: string
  readonly name: string | null
}

const entry = v.object({
  field: v.optional(text()),
  solr_field: v.optional(fieldName()),
  name: v.optional(text()),
})

/** Field entries, as a list or keyed by field. */
export const fieldEntries = v.pipe(
  v.union(
    [v.array(entry), v.record(v.string(), entry)],
    'a list of field entries, such as [{"solr_field": "city", "name": "City"}]',
  ),
  v.transform((entries): readonly FieldEntry[] => {
    const list = Array.isArray(entries) ? entries.map(unkeyed) : Object.entries(entries)
    return list.map(([key, one]) => ({
      key,
      solr_field: one.solr_field ?? key,
      name: one.name ?? null,
    }))
  }),
)

function unkeyed(one: v.InferOutput<typeof entry>): [string, typeof one] {
  return [one.field ?? one.solr_field ?? '', one]
}
