import { urlAttribute } from '../compile/urlAttribute'
import { safeSrcset } from './safeSrcset'
import { safeUrl } from './safeUrl'
import { textOf } from './textOf'
import { valuesOf } from './valuesOf'

/**
 * What a bound attribute becomes. Of several values a URL takes the first safe one, a class takes
 * all, anything else joins them.
 * @returns null when the attribute is to be removed: no value, or none that is safe.
 */
export function attributeValue(name: string, value: unknown): string | null {
  const kind = urlAttribute(name)
  if (kind === 'srcset') return safeSrcset(textOf(value))
  if (kind === 'url') return firstUrl(value)
  return textOf(value, name === 'class' || name === 'rel' ? ' ' : ', ') || null
}

function firstUrl(value: unknown): string | null {
  for (const one of valuesOf(value)) {
    const url = safeUrl(textOf(one))
    if (url !== null) return url
  }
  return null
}
