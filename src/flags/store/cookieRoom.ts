import { COOKIE_ATTRIBUTES_BYTES, COOKIE_BYTES } from '../../contract/constants'
import { quoted } from './writeIds'

/** How many of the ids, from the first on, one cookie has room for (design decision 14). */
export function cookieRoom(namespace: string, ids: readonly string[]): number {
  const comma = encoded(',')
  let left = COOKIE_BYTES - COOKIE_ATTRIBUTES_BYTES - encoded(namespace) - '=[]'.length
  const full = ids.findIndex((id, i) => {
    left -= encoded(quoted(id)) + (i > 0 ? comma : 0)
    return left < 0
  })
  return full === -1 ? ids.length : full
}

/** Bytes, once written as js-cookie does, which leaves some characters as they are. */
function encoded(text: string): number {
  return encodeURIComponent(text).replace(PLAIN, '-').length
}

const PLAIN = /%(?:2[346BF]|3[AC-F]|40|5[BDE]|60|7[BCD])/g
