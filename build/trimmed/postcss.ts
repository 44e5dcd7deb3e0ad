/**
 * sanitize-html parses `style` attributes with postcss. We never allow `style`, so this is never
 * reached; should an option allow it one day, sanitize-html catches the error and drops the
 * attribute, which is the safe answer.
 */
export function parse(): never {
  throw new Error('style attributes are not kept: postcss is not part of this build')
}
