import * as v from 'valibot'
import { fieldName, filledText, oneOf, onOff, text, wholeNumber } from '../config/values'
import { safeUrl } from '../templates/values/safeUrl'
import { FLAG_DAYS, FLAG_NAMESPACE } from './constants'

/** Flag options of the store (spec 3.10). Widgets that show the same items need the same values. */
export const flagStoreOptions = {
  /** The name of the cookie, which holds the saved ids. */
  namespace: v.optional(filledText(), FLAG_NAMESPACE),
  /** The field whose values are the ids. */
  key: v.optional(fieldName(), 'id'),
  /** `cookie`: the cookie, and localStorage for what does not fit into it. `local`: localStorage alone. */
  store: v.optional(oneOf(['cookie', 'local']), 'cookie'),
  /** How many days the cookie lives after the last change. */
  expires_days: v.optional(wholeNumber(1), FLAG_DAYS),
}

const PATH = 'the address of a page, such as "/saved.html"'

/** Flag options of the counter's request and link (spec 3.10). */
export const flagLinkOptions = {
  /** Whether the counter sends no request to Solr. */
  skip_solr: v.optional(onOff(), false),
  /** With skip_solr, the text before each id in the link. */
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
