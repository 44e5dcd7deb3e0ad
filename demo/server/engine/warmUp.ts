import type { Engine } from './createEngine'

/** Makes an engine create its columns and its text index, so that the first search is fast. */
export function warmUp(engine: Engine): void {
  const facets = Object.entries(engine.schema.fields)
    .filter(([, { type }]) => type !== 'point' && type !== 'text')
    .map(([field]) => ['facet.field', field] as const)
  engine.select([['q', 'lake'], ['defType', 'edismax'], ['facet', 'true'], ...facets])
}
