import * as v from 'valibot'
import { fieldName, text } from '../../../src/config/values'

const FIELD = 'a Solr field name (letters, digits, _ . -)'

export const name = 'search-box'

export const config = v.object({
  /** Instead of the page's text `search.label`: tells two searches' boxes apart. */
  label: v.optional(text()),
  /** Instead of the page's text `search.placeholder`. */
  placeholder: v.optional(text()),
  /** Whose words are suggested (spec 5.3); empty where a page set suggestions up and named none. */
  field: v.optional(v.nullable(v.union([v.literal(''), fieldName()], FIELD))),
})

export type SearchBoxConfig = v.InferOutput<typeof config>
