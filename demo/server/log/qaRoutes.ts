import { Hono } from 'hono'
import type { RandomSequences } from '../controls/randomSequences'
import type { LeadLog } from '../leads/leadLog'
import type { ShopStore } from '../shop/shopStore'
import type { RequestLog } from './requestLog'

/** The maximum number of stored Content-Security-Policy reports. */
const MAX_REPORTS = 200

/**
 * The routes for the QA panel and the tests: `GET /qa/log`, `POST /qa/log/clear`, `GET /qa/in-flight`,
 * `GET|POST /qa/csp`, `POST /qa/csp/clear`, `GET /qa/leads`, and `POST /qa/reset`, which clears everything and
 * restarts the random sequences.
 */
export function qaRoutes(
  log: RequestLog,
  sequences: RandomSequences,
  leads: LeadLog,
  shop: ShopStore,
): Hono {
  const routes = new Hono()
  let reports: unknown[] = []
  routes.use(async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
  })
  routes.get('/log', (context) => context.json(log.entries()))
  routes.get('/in-flight', (context) => context.json(log.inFlight()))
  routes.post('/log/clear', (context) => {
    log.clear()
    return context.body(null, 204)
  })
  routes.get('/leads', (context) => context.json(leads.entries()))
  routes.get('/csp', (context) => context.json(reports))
  routes.post('/csp', async (context) => {
    const text = await context.req.text()
    reports = [...reports.slice(1 - MAX_REPORTS), readReport(text)]
    return context.body(null, 204)
  })
  routes.post('/csp/clear', (context) => {
    reports = []
    return context.body(null, 204)
  })
  routes.post('/reset', (context) => {
    log.restart()
    sequences.reset()
    leads.clear()
    shop.clear()
    reports = []
    return context.body(null, 204)
  })
  return routes
}

/** Reads a report without its envelope. Invalid JSON is returned as text. */
function readReport(text: string): unknown {
  try {
    const report: unknown = JSON.parse(text)
    const inside = typeof report === 'object' && report !== null && 'csp-report' in report
    return inside ? report['csp-report'] : report
  } catch {
    return text
  }
}
