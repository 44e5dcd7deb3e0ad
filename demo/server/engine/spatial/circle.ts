import { SolrError } from '../solrError'

/** The local params of `{!geofilt sfield=… pt=… d=…}`. */
export const CIRCLE_PARAMS = ['sfield', 'pt', 'd']

/** A circle, as a filter has it. */
export interface Circle {
  readonly field: string
  readonly point: string
  /** In kilometers. */
  readonly radius: string
}

/** @throws SolrError where one of the local params is missing. */
export function circleOf(params: ReadonlyMap<string, string>, filter: string): Circle {
  const [field, point, radius] = CIRCLE_PARAMS.map((name) => params.get(name))
  if (field && point && radius) return { field, point, radius }
  throw new SolrError(`geofilt needs sfield, pt and d: '${filter}'`)
}
