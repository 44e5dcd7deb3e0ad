import type { MiddlewareHandler } from 'hono'
import type { RequestLog } from './requestLog'

/** Logs each request, except those to `/qa/`. */
export function logRequests(log: RequestLog): MiddlewareHandler {
  return async (context, next) => {
    const { method, raw, url } = context.req
    const { pathname, search } = new URL(url)
    if (pathname.startsWith('/qa/')) return next()
    const addToLog = log.requestStarted()
    const searchEnded = pathname.startsWith('/solr/') ? log.searchStarted() : () => undefined
    const time = new Date().toISOString()
    const started = performance.now()
    raw.signal.addEventListener('abort', searchEnded)
    try {
      const body = method === 'POST' ? await context.req.text() : ''
      await next()
      const { aborted } = raw.signal
      addToLog({
        time,
        method,
        path: pathname + search,
        body,
        status: aborted ? 0 : context.res.status,
        ms: Math.round((performance.now() - started) * 10) / 10,
        aborted,
      })
    } finally {
      searchEnded()
    }
  }
}
