import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

/** The namespace of the site's saved items (spec 3.10), which is also the cookie's name. */
const NAME = 'riot_solr_flag_items'

/** The maximum size of a cookie in browsers, with its name and attributes, in bytes. */
const MAX_COOKIE_BYTES = 4096

/** An upper limit for the size of the cookie's attributes, in bytes. */
const ATTRIBUTE_BYTES = 96

const YEAR_S = 365 * 24 * 60 * 60

/** Reads the saved ids from the cookie (spec 3.11). An invalid cookie counts as empty. */
export function readSaved(context: Context): readonly string[] {
  try {
    const read: unknown = JSON.parse(getCookie(context, NAME) ?? '[]')
    if (!Array.isArray(read)) return []
    return read.filter((id) => typeof id === 'string' || typeof id === 'number').map(String)
  } catch {
    return []
  }
}

/** Writes the cookie as the script does. A value that is too large is not written. */
export function writeSaved(context: Context, ids: readonly string[]): void {
  const value = JSON.stringify(ids)
  if (NAME.length + encodeURIComponent(value).length + ATTRIBUTE_BYTES > MAX_COOKIE_BYTES) return
  setCookie(context, NAME, value, { path: '/', maxAge: YEAR_S, sameSite: 'Lax' })
}
