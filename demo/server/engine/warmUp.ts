import type { Engine } from './createEngine'
import type { SchemaField } from './index/schema'

/** Fields that no facet counts, or that a page rarely counts. */
const UNCOUNTED: readonly SchemaField['type'][] = ['point', 'date_range', 'text']

/** Makes an engine create its columns and its text index, so that the first search is fast. */
export function warmUp(engine: Engine): void {
  const facets = Object.entries(engine.schema.fields)
    .filter(([, { type }]) => !UNCOUNTED.includes(type))
    .map(([field]) => ['facet.field', field] as const)
  engine.select([['q', 'lake'], ['defType', 'edismax'], ['facet', 'true'], ...facets])
}
