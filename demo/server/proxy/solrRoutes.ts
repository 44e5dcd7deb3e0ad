import { type Context, Hono } from 'hono'
import { KNOB_NAMES } from '../controls/readKnobs'
import { requestKnobs } from '../controls/requestKnobs'
import { listingsEngine } from '../corpus/listingsEngine'
import type { ParamPairs } from '../engine/solrParams'
import { forwardToSolr } from './forwardToSolr'
import { refuseParam } from './refuseParam'
import { withDefaults } from './withDefaults'

/**
 * The search proxy (spec 7.1): `GET|POST /solr/select`. Only select params that are on the list go
 * through; the answer is Solr's own.
 * @param solrUrl a real core or collection; null for the embedded engine.
 */
export function solrRoutes(solrUrl: string | null): Hono {
  const routes = new Hono()
  routes.on(['GET', 'POST'], '/select', async (context) => {
    const pairs = await sentPairs(context)
    const refusal = pairs.map(([name, value]) => refuseParam(name, value)).find(Boolean)
    if (refusal) return context.json({ error: { msg: refusal, code: 400 } }, 400)
    const asked = withDefaults(pairs)
    const { status, body } = solrUrl
      ? await forwardToSolr(solrUrl, asked, context.req.raw.signal)
      : listingsEngine(requestKnobs(context).corpus).select(asked)
    return new Response(body, {
      status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    })
  })
  return routes
}

/** The params of the body and those of the URL, without the QA controls' own. */
async function sentPairs(context: Context): Promise<ParamPairs> {
  const inUrl = [...new URL(context.req.url).searchParams].filter(
    ([name]) => !KNOB_NAMES.includes(name),
  )
  if (context.req.method !== 'POST') return inUrl
  return [...new URLSearchParams(await context.req.text()), ...inUrl]
}
