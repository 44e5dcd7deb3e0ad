import { buildSolrParams } from './buildSolrParams'
import { forwardToSolr } from './forwardToSolr'
import type { Params } from './params'
import type { ProxyConfig } from './proxyConfig'
import { readParams } from './readParams'
import { Rejected } from './rejected'
import { errorResponse, type SolrResponse } from './solrResponse'

/** Runs a search on the index. @param request the visitor's request, for its `signal`. */
export type SearchBackend = (
  params: Params,
  request: Request,
) => SolrResponse | Promise<SolrResponse>

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

/**
 * Creates the search proxy. It rejects or rebuilds a visitor's request, and returns Solr's response.
 * @param search runs the search, by default on `config.solr`.
 */
export function createProxy(
  config: ProxyConfig,
  search: SearchBackend = (params, { signal }) =>
    forwardToSolr(config.solr, params, { signal, time: config.limits.time }),
): (request: Request) => Promise<Response> {
  const { log = console.warn } = config
  const respond = async (request: Request): Promise<SolrResponse> => {
    try {
      return await search(buildSolrParams(await readParams(request, config), config), request)
    } catch (error) {
      if (error instanceof Rejected) {
        log(error.logLine())
        return errorResponse(400, error.message)
      }
      throw error
    }
  }
  return async (request) => {
    const { status, body } = await respond(request)
    return new Response(body, { status, headers: HEADERS })
  }
}
