import { urlAttribute } from '../compile/urlAttribute'
import { safeSrcset } from './safeSrcset'
import { safeUrl } from './safeUrl'
import { textOf } from './textOf'
import { valuesOf } from './valuesOf'

/**
 * The value of a bound attribute. A URL attribute takes the first safe value; any other attribute joins all
 * values.
 * @returns null without a safe value: the attribute is then left out.
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
