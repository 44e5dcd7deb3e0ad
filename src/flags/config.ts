import * as v from 'valibot'
import { fieldName, filledText, oneOf, onOff, text, wholeNumber } from '../config/values'
import { FLAG_DAYS, FLAG_NAMESPACE } from '../contract/constants'
import { safeUrl } from '../templates/values/safeUrl'

/** Flag options (spec 3.10) that say what is kept, and where; whatever shows the same items must say the same. */
export const flagKeeping = {
  /** The name of the cookie, which holds the saved ids. */
  namespace: v.optional(filledText(), FLAG_NAMESPACE),
  /** The field whose values are the ids. */
  key: v.optional(fieldName(), 'id'),
  /** The cookie, and localStorage for what it has no room for; or localStorage alone. */
  store: v.optional(oneOf(['cookie', 'local']), 'cookie'),
  /** How many days the cookie is kept after the last change. */
  expires_days: v.optional(wholeNumber(1), FLAG_DAYS),
}

const PATH = 'the address of a page, such as "/saved.html"'

/** Flag options (spec 3.10) that say what the counter asks and where it leads. */
export const flagLinking = {
  /** Whether Solr is not asked for the saved items. */
  skip_solr: v.optional(onOff(), false),
  /** With skip_solr, stands before each id in the link. */
  skip_solr_prefix: v.optional(text(), ''),
  /** The page that shows the saved items; empty is the current page. */
  path: v.optional(
    v.pipe(
      v.string(PATH),
      v.check((value) => value === '' || safeUrl(value) !== null, PATH),
    ),
    '',
  ),
}
