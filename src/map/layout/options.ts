import * as v from 'valibot'
import { oneOf } from '../../config/values'

/** The options of a `search` that lays out a whole page, beside those of every page. */
export const layoutEntries = {
  /** `map`: a map beside the list. */
  layout: v.optional(oneOf(['list', 'map'])),
  /** The options of that map; the widget `map` decodes them. */
  map: v.optional(v.record(v.string(), v.unknown(), 'an object with the options of a map')),
}

export interface LayoutOptions {
  readonly layout?: 'list' | 'map'
  readonly map?: Readonly<Record<string, unknown>>
}
