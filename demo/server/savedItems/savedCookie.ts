import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

/** The namespace of the site's saved items (spec 3.10), and so the cookie's name. */
const NAME = 'riot_solr_flag_items'

/** What a browser keeps of a cookie with its name and attributes at most, in bytes. */
const MAX_COOKIE_BYTES = 4096

/** What the cookie's attributes take of that, generously. */
const ATTRIBUTE_BYTES = 96

const YEAR_S = 365 * 24 * 60 * 60

/** The saved ids as the CMS knows them: those in the cookie (spec 3.11). What is no list of ids is none. */
export function readSaved(context: Context): readonly string[] {
  try {
    const read: unknown = JSON.parse(getCookie(context, NAME) ?? '[]')
    if (!Array.isArray(read)) return []
    return read.filter((id) => typeof id === 'string' || typeof id === 'number').map(String)
  } catch {
    return []
  }
}

/** Writes the cookie as the script does; more than a cookie holds is not written at all. */
export function writeSaved(context: Context, ids: readonly string[]): void {
  const value = JSON.stringify(ids)
  if (NAME.length + encodeURIComponent(value).length + ATTRIBUTE_BYTES > MAX_COOKIE_BYTES) return
  setCookie(context, NAME, value, { path: '/', maxAge: YEAR_S, sameSite: 'Lax' })
}
