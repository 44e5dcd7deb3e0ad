import * as v from 'valibot'
import { filledText, text } from '../../../src/config/values'
import { flagLinkOptions, flagStoreOptions } from '../../../src/flags/config'

export const name = 'flag'

export const config = v.object({
  /** The item's id. Without it, the id of its element or its document. */
  item: v.optional(filledText("the item's id")),
  /** The item's title, for screen readers. Without it, the document's title. */
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
