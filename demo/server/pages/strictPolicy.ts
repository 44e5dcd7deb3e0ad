import type { MiddlewareHandler } from 'hono'
import { requestSettings } from '../controls/requestSettings'

/** The Content-Security-Policy under which everything but the map must work (design decision 28). */
export const STRICT_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "require-trusted-types-for 'script'",
  'report-uri /qa/csp',
].join('; ')

/** A page with an origin of its own: no cookies, no localStorage, no IndexedDB. */
const SANDBOX_POLICY = 'sandbox allow-scripts allow-popups allow-forms allow-top-navigation'

/**
 * Puts the policy on pages under `/strict`, and on any page when the controls say `csp=strict`; and with
 * `csp=sandbox` one under which the browser itself blocks all storage. To such a page this server is
 * foreign, and lets it read its answers all the same.
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
