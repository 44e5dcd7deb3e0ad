import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

const COOKIE_NAME = 'lakeside_shop'

/** Reads the visitor's id from the cookie. @returns null without a valid cookie. */
export function visitorId(context: Context): string | null {
  const value = getCookie(context, COOKIE_NAME) ?? ''
  return /^[\da-f-]{36}$/.test(value) ? value : null
}

/** Reads the visitor's id, or creates one and sets the cookie. Only requests that change a cart use it. */
export function ensureVisitorId(context: Context): string {
  const known = visitorId(context)
  if (known) return known
  const id = randomUUID()
  setCookie(context, COOKIE_NAME, id, { path: '/', httpOnly: true, sameSite: 'Lax' })
  return id
}
