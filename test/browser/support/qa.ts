import type { BrowserContext } from '@playwright/test'
import type { QaSettings } from '../../../demo/server/controls/qaSettings'
import type { Lead } from '../../../demo/server/leads/leadLog'
import type { InFlight, LoggedRequest } from '../../../demo/server/log/requestLog'

/** The demo server's controls, as the QA panel uses them, and its log of requests. */
export interface Qa {
  /** Delays or fails every later request of the context like this; without an argument it stops. */
  simulate(settings?: Partial<QaSettings>): Promise<void>
  log(): Promise<readonly LoggedRequest[]>
  /** The bodies of the searches so far, in order, without the fetches of full documents. */
  searches(): Promise<readonly string[]>
  inFlight(): Promise<InFlight>
  /** The submissions of lead forms that the site accepted, in order. */
  leads(): Promise<readonly Lead[]>
  cspReports(): Promise<readonly unknown[]>
  reset(): Promise<void>
}

export function createQa(context: BrowserContext, site: string): Qa {
  const get = async (path: string) => (await fetch(`${site}/qa/${path}`)).json()
  const log = async (): Promise<readonly LoggedRequest[]> => get('log')
  return {
    simulate: (knobs = {}) => {
      const pairs = Object.entries(knobs).map(([name, value]) => [name, String(value)])
      const value = encodeURIComponent(new URLSearchParams(pairs).toString())
      return context.addCookies([{ name: 'vitrine-qa', value, url: site }])
    },
    log,
    searches: async () => {
      const posts = (await log()).filter(({ path }) => path.startsWith('/solr/'))
      return posts.map(({ body }) => body).filter((body) => !body.startsWith('ids='))
    },
    inFlight: () => get('in-flight'),
    leads: () => get('leads'),
    cspReports: () => get('csp'),
    reset: async () => {
      await fetch(`${site}/qa/reset`, { method: 'POST' })
    },
  }
}
