import { type AntibotForms, readAntibotForms } from '../../src/leads/antibotForms'
import { sameOriginUrl } from '../../src/leads/sameOriginUrl'
import { RequestFailed } from '../../src/requestFailed'
import { REQUEST_TIMEOUT_S } from '../../src/search/constants'
import { cancelBody } from '../browser/cancelBody'
import { platformUrl } from '../browser/platformUrl'
import { withTimeout } from './withTimeout'

/**
 * Fetches the anti-bot data (spec 7.5), never from a cache, since keys expire.
 * @throws RequestFailed
 */
export async function fetchAntibot(url: string, signal: AbortSignal): Promise<AntibotForms> {
  const request = async (signal: AbortSignal) => {
    const response = await fetch(platformUrl(url), {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      cache: 'no-store',
      signal: signal,
    })
    const isForeign = response.url && !sameOriginUrl(response.url, location.href)
    if (!response.ok || isForeign) cancelBody(response)
    if (!response.ok) throw new RequestFailed(response.status, response.statusText || 'error')
    if (isForeign) {
      throw new RequestFailed(response.status, `the anti-bot data came from ${response.url}`)
    }
    return readAntibotForms(await response.text(), location.href)
  }
  return withTimeout(request, REQUEST_TIMEOUT_S, signal)
}
