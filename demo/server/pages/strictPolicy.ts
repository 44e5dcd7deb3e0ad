import type { MiddlewareHandler } from 'hono'
import { requestSettings } from '../controls/requestSettings'

/** The Content-Security-Policy under which everything except the map must work (design decision 28). */
export const STRICT_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "require-trusted-types-for 'script'",
  'report-uri /qa/csp',
].join('; ')

/** Gives the page an opaque origin: no cookies, no localStorage, no IndexedDB. */
const SANDBOX_POLICY = 'sandbox allow-scripts allow-popups allow-forms allow-top-navigation'

/**
 * Sets the strict policy on pages under `/strict`, and on any page with `csp=strict`. With `csp=sandbox` it sets a
 * policy under which the browser blocks all storage. Requests of such a page are cross-origin, so they are allowed.
 */
export function strictPolicy(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const isPage = context.res.headers.get('content-type')?.startsWith('text/html')
    const { csp } = requestSettings(context)
    const strict = context.req.path.startsWith('/strict') || csp === 'strict'
    if (isPage && strict) context.header('content-security-policy', STRICT_POLICY)
    else if (isPage && csp === 'sandbox') context.header('content-security-policy', SANDBOX_POLICY)
    if (context.req.header('origin') === 'null') context.header('access-control-allow-origin', '*')
  }
}
