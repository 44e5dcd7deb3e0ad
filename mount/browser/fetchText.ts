import { RequestFailed } from '../../src/requestFailed'
import { cancelBody } from './cancelBody'
import { platformUrl } from './platformUrl'

/**
 * Fetches an address and gives the answer's text.
 * @throws RequestFailed: with the HTTP status, or 0 where no answer came.
 */
export async function fetchText(url: string, init: RequestInit): Promise<string> {
  const response = await fetch(platformUrl(url), init).catch(noAnswer)
  if (!response.ok) {
    cancelBody(response)
    throw new RequestFailed(response.status, response.statusText || 'error')
  }
  return response.text().catch(noAnswer)
}

function noAnswer(error: unknown): never {
  throw new RequestFailed(0, error instanceof Error ? error.message : String(error))
}
