import { Hono } from 'hono'
import { SETTING_NAMES } from './controls/readSettings'
import { requestSettings } from './controls/requestSettings'
import { listingsEngine } from './corpus/listingsEngine'
import { listingsProxy } from './listingsProxy'
import { createProxy } from './proxy/createProxy'
import { forwardToSolr } from './proxy/forwardToSolr'
import { errorResponse } from './proxy/solrResponse'

/**
 * The search proxy (spec 7.1): `GET|POST /solr/select`.
 * @param solrUrl the URL of a core or collection; null for the embedded engine
 */
export function solrRoutes(solrUrl: string | null): Hono {
  const routes = new Hono()
  const config = listingsProxy(solrUrl ?? '')
  routes.all('/select', async (context) => {
    const { raw } = context.req
    const url = new URL(raw.url)
    for (const setting of SETTING_NAMES) url.searchParams.delete(setting)
    const { method, headers, signal } = raw
    // The request log has already read the body, so the raw request has none.
    const body = method === 'POST' ? await context.req.arrayBuffer() : null
    const proxy = createProxy(config, (pairs) =>
      solrUrl
        ? forwardToSolr(solrUrl, pairs, { signal, time: config.limits.time })
        : listingsEngine(requestSettings(context).corpus).select(pairs),
    )
    return proxy(new Request(url, { method, headers, body, signal }))
  })
  routes.all('*', (context) => {
    const { status, body } = errorResponse(
      400,
      `${context.req.path} is not allowed, only /solr/select is`,
    )
    return context.body(body, status as 400, { 'content-type': 'application/json; charset=utf-8' })
  })
  return routes
}
