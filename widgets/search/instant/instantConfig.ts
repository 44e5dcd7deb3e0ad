import * as v from 'valibot'
import { instantDelay } from '../../../src/search/instantDelay'
import { type SearchBoxConfig, config as searchBoxConfig } from '../search-box/config'

/** The options of `search-box` with `instant`. */
export const instantConfig = v.object({
  ...searchBoxConfig.entries,
  /** Searches as a visitor types: `true`, or how long typing rests before, in milliseconds. */
  instant: v.optional(instantDelay()),
})

export type InstantConfig = SearchBoxConfig & Pick<v.InferOutput<typeof instantConfig>, 'instant'>
