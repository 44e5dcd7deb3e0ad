import { forwardToSolr } from './forwardToSolr'
import type { Pairs } from './pairs'
import type { ProxyConfig } from './proxyConfig'
import { rebuild } from './rebuild'
import { Refused } from './refused'
import { sentPairs } from './sentPairs'
import { errorAnswer, type SolrAnswer } from './solrAnswer'

/** Asks the index. @param request the visitor's, for its `signal`. */
export type Ask = (pairs: Pairs, request: Request) => SolrAnswer | Promise<SolrAnswer>

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

/**
 * The search proxy: takes a visitor's request, refuses or rebuilds it, and gives Solr's answer.
 * @param ask for an index that is not reached by `config.solr`.
 */
export function createProxy(
  config: ProxyConfig,
  ask: Ask = (pairs, { signal }) =>
    forwardToSolr(config.solr, pairs, { signal, time: config.most.time }),
): (request: Request) => Promise<Response> {
  const answer = async (request: Request): Promise<SolrAnswer> => {
    try {
      return await ask(rebuild(await sentPairs(request, config), config), request)
    } catch (error) {
      if (error instanceof Refused) return errorAnswer(400, error.message)
      throw error
    }
  }
  return async (request) => {
    const { status, body } = await answer(request)
    return new Response(body, { status, headers: HEADERS })
  }
}
