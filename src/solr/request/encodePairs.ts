/** Control characters other than tab and line breaks, which values of an index contain. */
export const CONTROLS = /(?![\t\n\r])\p{Cc}/gu

/** Form-encodes names and values, in the order given. */
export function encodePairs(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`).join('&')
}

/** Percent-encodes one name or value. A lone surrogate or control character becomes U+FFFD. Never throws. */
export function encodePart(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd').replace(CONTROLS, '\ufffd'))
}
