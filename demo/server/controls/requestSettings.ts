import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { QaSettings } from './qaSettings'
import { readSettings } from './readSettings'

/** The QA settings of a request, from its URL, its `x-vitrine-qa` header and the `vitrine-qa` cookie. */
export function requestSettings(context: Context): QaSettings {
  return readSettings({
    query: new URL(context.req.url).searchParams,
    header: context.req.header('x-vitrine-qa'),
    cookie: getCookie(context, 'vitrine-qa'),
  })
}
