/**
 * Where choosing an option of a jump menu leads (spec 2.6, design decision 18): of `{something}::{url}` the
 * part after the first `::`, of any other value the whole. Judged by parsing, as the browser will read it.
 * @param value the option's value.
 * @param base the document's base URL, absolute.
 * @returns the absolute address, http or https; null where the value leads nowhere, or must not be followed.
 */
export function jumpTarget(value: string, base: string): string | null {
  const mark = value.indexOf('::')
  const url = (mark < 0 ? value : value.slice(mark + 2)).replace(/^ +| +$/g, '')
  // Browsers drop tabs and newlines from a URL, and so would read another than a check sees.
  if (url === '' || HIDDEN.test(url) || ANOTHER_HOST.test(url)) return null
  const target = parsed(url, base)
  if (target?.protocol !== 'http:' && target?.protocol !== 'https:') return null
  // A relative one stays where it is relative to, whatever else it may look like.
  const isWhole = /^https?:\/\//i.test(url)
  return isWhole || target.origin === parsed(base, base)?.origin ? target.href : null
}

/** C0 and C1 controls, line and paragraph separators, what has no width, and what writes text backwards. */
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/

/** `//host`, and its forms with backslashes: they look relative and lead elsewhere. */
const ANOTHER_HOST = /^[\\/]{2}/

function parsed(url: string, base: string): URL | null {
  try {
    return new URL(url, base)
  } catch {
    return null
  }
}
