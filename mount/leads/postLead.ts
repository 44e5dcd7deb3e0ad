import { LEAD_TIMEOUT_S } from '../../src/leads/constants'
import type { LeadRequest, LeadResponse } from '../../src/leads/leadTools'
import { sameOriginUrl } from '../../src/leads/sameOriginUrl'
import { cancelBody } from '../browser/cancelBody'
import { platformUrl } from '../browser/platformUrl'
import { parseContent } from '../content/parseContent'
import { withTimeout } from './withTimeout'

const HTML = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i

/**
 * Posts a lead form to its own site, as the browser would, and reads the response after redirects.
 * @throws RequestFailed when it is unknown whether the server received the form.
 */
export function postLead({ url, body }: LeadRequest): Promise<LeadResponse> {
  const request = async (signal: AbortSignal): Promise<LeadResponse> => {
    const headers = { Accept: 'text/html', 'X-Requested-With': 'XMLHttpRequest' }
    const response = await fetch(platformUrl(url), { method: 'POST', headers, body, signal })
    const { ok, status, statusText } = response
    const reason = `${status}, ${statusText || (ok ? 'OK' : 'error')}`
    // A response of another origin is not shown (design §3a).
    const isSameOrigin = !response.url || sameOriginUrl(response.url, location.href) !== null
    if (!isSameOrigin || !HTML.test(response.headers.get('content-type') ?? '')) {
      cancelBody(response)
      return { ok, reason, nodes: null, isWholePage: false }
    }
    const { nodes, isWholePage } = parseContent(await response.text())
    return { ok, reason, nodes, isWholePage }
  }
  return withTimeout(request, LEAD_TIMEOUT_S)
}
