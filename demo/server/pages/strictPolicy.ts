import type { MiddlewareHandler } from 'hono'
import { requestKnobs } from '../controls/requestKnobs'

/** The Content-Security-Policy under which everything but the map must work (design decision 28). */
export const STRICT_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "require-trusted-types-for 'script'",
  'report-uri /qa/csp',
].join('; ')

/** Puts the policy on pages under `/strict`, and on any page when the controls say `csp=strict`. */
export function strictPolicy(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const isPage = context.res.headers.get('content-type')?.startsWith('text/html')
    const wanted = context.req.path.startsWith('/strict') || requestKnobs(context).csp === 'strict'
    if (isPage && wanted) context.header('content-security-policy', STRICT_POLICY)
  }
}
