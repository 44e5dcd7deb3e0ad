import { COOKIE_ATTRIBUTES_BYTES, MAX_COOKIE_BYTES } from '../constants'
import { quoteJson } from './writeFlagCookie'

/** How many of the ids, from the first on, fit into one cookie (design decision 14). */
export function cookieCapacity(namespace: string, ids: readonly string[]): number {
  const comma = encodedBytes(',')
  let left = MAX_COOKIE_BYTES - COOKIE_ATTRIBUTES_BYTES - encodedBytes(namespace) - '=[]'.length
  const full = ids.findIndex((id, i) => {
    left -= encodedBytes(quoteJson(id)) + (i > 0 ? comma : 0)
    return left < 0
  })
  return full === -1 ? ids.length : full
}

/** Bytes as js-cookie writes them: it leaves some characters unencoded. */
function encodedBytes(text: string): number {
  return encodeURIComponent(text).replace(UNENCODED, '-').length
}

const UNENCODED = /%(?:2[346BF]|3[AC-F]|40|5[BDE]|60|7[BCD])/g
