import * as v from 'valibot'
import { filledText, text } from '../../src/config/values'

export const config = v.object(
  {
    /** The item's id. */
    item: filledText("the item's id"),
    namespace: v.optional(text(), 'riot_solr_flag_items'),
    text: v.optional(v.object({ flag: v.optional(text()), unflag: v.optional(text()) }), {}),
  },
  'an object with the item, such as {"item": "17"}',
)

export type FlagConfig = v.InferOutput<typeof config>
