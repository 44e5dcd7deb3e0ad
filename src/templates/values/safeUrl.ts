/**
 * A document's URL when an attribute can safely contain it: http, https, mailto, tel or relative (design §3a).
 * The rules are strict, since browsers tolerate different things: control characters, backslashes before the
 * query, and schemes with entities or odd spaces are all refused.
 * @returns null when the URL is unsafe or empty.
 */
export function safeUrl(text: string): string | null {
  const url = text.trim()
  if (url === '' || CONTROL.test(url)) return null
  const [beforeQuery = ''] = url.split(/[?#]/, 1)
  if (beforeQuery.includes('\\')) return null
  const [head = ''] = beforeQuery.split('/', 1)
  const [beforePath = ''] = url.split(/[/?]/, 1)
  if (ENTITY.test(beforePath)) return null
  return !head.includes(':') || SCHEME.test(head) ? url : null
}

/** C0 and C1 controls, line and paragraph separators, and characters that reverse the text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/
const SCHEME = /^(?:https?|mailto|tel):/i
const ENTITY = /&(?:#|colon|tab|newline|sol|bsol|lpar)/i
