import * as v from 'valibot'
import { fieldName, filledText, text } from '../../../src/config/values'
import type { SearchTarget } from '../../../src/search/searchTarget'

const FIELD = 'a Solr field name (letters, digits, _ . -)'

export const name = 'search-box'

export const config = v.object({
  /** The label, instead of the text `search.label`: tells two searches' boxes apart. */
  label: v.optional(text()),
  /** The placeholder, instead of the text `search.placeholder`. */
  placeholder: v.optional(text()),
  /** The page that it leads to with the term; without it, its search, or the action of the CMS's form. */
  path: v.optional(filledText('the address of a page, such as "/search"')),
  /** The field whose words are suggested (spec 5.3). An empty one is no absent one: spec 8 has a message for it. */
  field: v.exactOptional(v.nullable(v.union([v.literal(''), fieldName()], FIELD))),
})

export type SearchBoxConfig = v.InferOutput<typeof config> & {
  /** Where it leads; absent where it searches in place. */
  readonly target?: SearchTarget & {
    /** Whether it is the option `path`. */
    readonly isPath: boolean
  }
}
