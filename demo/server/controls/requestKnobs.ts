import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Knobs } from './knobs'
import { readKnobs } from './readKnobs'

/** The knobs of a request, from its URL, its `x-vitrine-qa` header and the `vitrine-qa` cookie. */
export function requestKnobs(context: Context): Knobs {
  return readKnobs({
    query: new URL(context.req.url).searchParams,
    header: context.req.header('x-vitrine-qa'),
    cookie: getCookie(context, 'vitrine-qa'),
  })
}
