import Cookies from 'js-cookie'
import { readIds } from './readIds'
import { writeIds } from './writeIds'

/** The ids that a namespace's cookie holds (spec 3.11). @throws where the visitor blocks cookies. */
export function readCookie(namespace: string): readonly string[] {
  refuseBlocked()
  return readIds(Cookies.get(namespace))
}

/** @throws where the visitor blocks cookies. */
export function writeCookie(namespace: string, ids: readonly string[]): void {
  refuseBlocked()
  Cookies.set(namespace, writeIds(ids), { path: '/', sameSite: 'lax', expires: 365 })
}

/** Some browsers forget blocked cookies without a word, others throw at the first touch. */
function refuseBlocked(): void {
  if (!navigator.cookieEnabled) throw new Error('cookies are turned off')
}
