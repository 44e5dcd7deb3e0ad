import { LEAD_TIMEOUT_S } from '../../src/leads/constants'
import type { LeadRequest, LeadResponse } from '../../src/leads/leadTools'
import { sameOriginUrl } from '../../src/leads/sameOriginUrl'
import { platformUrl } from '../browser/platformUrl'
import { parseContent } from '../content/parseContent'
import { withTimeout } from './withTimeout'

const HTML = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i

/**
 * Posts a lead form to its own site, as the browser would, and reads what came, after redirects.
 * @throws RequestFailed where it cannot be told whether the server took it.
 */
export function postLead({ url, body }: LeadRequest): Promise<LeadResponse> {
  const ask = async (signal: AbortSignal): Promise<LeadResponse> => {
    const headers = { Accept: 'text/html', 'X-Requested-With': 'XMLHttpRequest' }
    const response = await fetch(platformUrl(url), { method: 'POST', headers, body, signal })
    const { ok, status, statusText } = response
    const reason = `${status}, ${statusText || (ok ? 'OK' : 'error')}`
    // What another origin says to it is not shown (design §3a).
    const isOwn = !response.url || sameOriginUrl(response.url, location.href) !== null
    if (!isOwn || !HTML.test(response.headers.get('content-type') ?? '')) {
      return { ok, reason, nodes: null, isWholePage: false }
    }
    const { nodes, isWholePage } = parseContent(await response.text())
    return { ok, reason, nodes, isWholePage }
  }
  return withTimeout(ask, LEAD_TIMEOUT_S)
}
