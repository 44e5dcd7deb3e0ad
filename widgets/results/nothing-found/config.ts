import * as v from 'valibot'
import type { ConfigSchema } from '../../../src/config/decode'
import { onOff } from '../../../src/config/values'
import type { ResultsConfig } from '../config'

export const name = 'nothing-found'

export const config = v.object({})

export type HelpfulConfig = ResultsConfig & { readonly nothing_found: boolean }

/** The options of `results`, or of what stands in for it, with `nothing_found`. */
export function helpfulConfig(results: ConfigSchema): ConfigSchema<HelpfulConfig> {
  const { entries } = results as unknown as { readonly entries: v.ObjectEntries }
  const schema: unknown = v.object({
    ...entries,
    /** Whether the text of an empty result is followed by changes that find results. */
    nothing_found: v.optional(onOff(), false),
  })
  return schema as ConfigSchema<HelpfulConfig>
}
