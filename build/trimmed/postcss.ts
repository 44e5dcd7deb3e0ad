/**
 * Replaces postcss, with which sanitize-html parses `style` attributes. We never allow `style`, so this function
 * never runs. If an option allowed it, sanitize-html would catch the error and drop the attribute, which is safe.
 */
export function parse(): never {
  throw new Error('postcss is not part of this build')
}
