import { type AntibotForms, readAntibotForms } from '../../src/leads/antibotForms'
import { sameOriginUrl } from '../../src/leads/sameOriginUrl'
import { RequestFailed } from '../../src/requestFailed'
import { REQUEST_TIMEOUT_S } from '../../src/search/constants'
import { platformUrl } from '../browser/platformUrl'
import { withTimeout } from './withTimeout'

/**
 * GET of the anti-bot data (spec 7.5), never from a cache: keys grow old.
 * @throws RequestFailed
 */
export async function fetchAntibot(url: string, signal: AbortSignal): Promise<AntibotForms> {
  const ask = async (ended: AbortSignal) => {
    const response = await fetch(platformUrl(url), {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      cache: 'no-store',
      signal: ended,
    })
    if (!response.ok) throw new RequestFailed(response.status, response.statusText || 'error')
    if (response.url && !sameOriginUrl(response.url, location.href)) {
      throw new RequestFailed(response.status, `the anti-bot data came from ${response.url}`)
    }
    return readAntibotForms(await response.text(), location.href)
  }
  return withTimeout(ask, REQUEST_TIMEOUT_S, signal)
}
