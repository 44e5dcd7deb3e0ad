import * as v from 'valibot'
import { oneOf } from '../../config/values'

/** The option that lets the server find the values of a long list. */
export const findEntries = {
  /** Who finds the values of a list that facet.limit has cut. */
  find: v.optional(oneOf(['server', 'page'])),
}
