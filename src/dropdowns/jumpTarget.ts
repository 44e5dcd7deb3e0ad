/**
 * The address that an option of a jump menu leads to (spec 2.6, design decision 18): of `{something}::{url}`
 * the part after the first `::`, else the whole value. It is parsed as the browser would parse it.
 * @param value the option's value.
 * @param base the document's base URL, absolute.
 * @returns the absolute address, http or https; null when the value is empty or not safe.
 */
export function jumpTarget(value: string, base: string): string | null {
  const separator = value.indexOf('::')
  const url = (separator < 0 ? value : value.slice(separator + 2)).replace(/^ +| +$/g, '')
  // Browsers drop tabs and newlines from a URL, so they would read another URL than this check.
  if (url === '' || HIDDEN.test(url) || ANOTHER_HOST.test(url)) return null
  const target = parseUrl(url, base)
  if (target?.protocol !== 'http:' && target?.protocol !== 'https:') return null
  // A relative address must stay on its origin.
  const isAbsolute = /^https?:\/\//i.test(url)
  return isAbsolute || target.origin === parseUrl(base, base)?.origin ? target.href : null
}

/**
 * C0 and C1 controls, line and paragraph separators, zero-width spaces and direction overrides. The zero-width
 * joiner and non-joiner are spelling in Persian and Hindi words, and stand in their addresses.
 */
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it finds
  /[\u0000-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/

/** `//host`, and its forms with backslashes: they look relative but name another host. */
const ANOTHER_HOST = /^[\\/]{2}/

function parseUrl(url: string, base: string): URL | null {
  try {
    return new URL(url, base)
  } catch {
    return null
  }
}
