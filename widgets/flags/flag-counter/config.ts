import * as v from 'valibot'
import { anyNumber, filledText, onOff, text } from '../../../src/config/values'
import { flagLinkOptions, flagStoreOptions } from '../../../src/flags/config'

export const name = 'flag-counter'

export const config = v.object({
  ...flagStoreOptions,
  ...flagLinkOptions,
  /** Whether the link holds the ids; off for a page that shows saved items by itself, with `solr.saved`. */
  link_ids: v.optional(onOff(), true),
  /** Shown beside the count, instead of the text `counter.label`. */
  label: v.optional(text()),
  /** Where it fetches, when it belongs to no search component or uses another address. */
  solr: v.optional(
    v.object({
      url: v.optional(filledText('the address of the search proxy')),
      timeout: v.optional(anyNumber(0.001, 'a number of seconds')),
    }),
    {},
  ),
})

export type FlagCounterConfig = v.InferOutput<typeof config>
