import type { Handler } from 'hono'
import { INDEX_ID, SITE_HASH } from '../corpus/site'
import { readSaved, writeSaved } from './savedCookie'

/** The target of Save links without JavaScript: saves or unsaves the listing, and redirects back. */
export const toggleSaved: Handler<object, '/flag/:number'> = (context) => {
  const number = Number(context.req.param('number'))
  const id = `${SITE_HASH}-${INDEX_ID}-${number}`
  const saved = readSaved(context)
  const next = saved.includes(id) ? saved.filter((one) => one !== id) : [...saved, id]
  writeSaved(context, next)
  context.header('cache-control', 'no-store')
  return context.redirect(
    returnAddress(context.req.header('referer'), context.req.url, number),
    303,
  )
}

/** The referring page when it belongs to this site. Another site would make this an open redirect. */
function returnAddress(referrer: string | undefined, url: string, number: number): string {
  const listing = `/listings/${number}`
  if (!referrer || !URL.canParse(referrer)) return listing
  const { host, pathname, search } = new URL(referrer)
  return host === new URL(url).host ? `/${`${pathname}${search}`.replace(/^[/\\]+/, '')}` : listing
}
