import * as v from 'valibot'
import { filledText, text } from '../../../src/config/values'
import { flagLinkOptions, flagStoreOptions } from '../../../src/flags/config'

export const config = v.object({
  /** The item's id; without it, what its element or its document says. */
  item: v.optional(filledText("the item's id")),
  /** What the item is called, for screen readers; without it, the document's title. */
  title: v.optional(text()),
  text: v.optional(v.object({ flag: v.optional(text()), unflag: v.optional(text()) }), {}),
  classes: v.optional(
    v.object({ flag: v.optional(text(), 'rs-flag'), unflag: v.optional(text(), 'rs-unflag') }),
    {},
  ),
  ...flagStoreOptions,
  ...flagLinkOptions,
})

export type FlagConfig = v.InferOutput<typeof config>
