import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

const COOKIE_NAME = 'lakeside_shop'

/** Who asks, by cookie. @returns null for somebody without one, or with one that is not the shop's. */
export function visitorId(context: Context): string | null {
  const value = getCookie(context, COOKIE_NAME) ?? ''
  return /^[\da-f-]{36}$/.test(value) ? value : null
}

/** The same, and a new cookie for whoever has none: only those who put something into a cart get one. */
export function ensureVisitorId(context: Context): string {
  const known = visitorId(context)
  if (known) return known
  const id = randomUUID()
  setCookie(context, COOKIE_NAME, id, { path: '/', httpOnly: true, sameSite: 'Lax' })
  return id
}
