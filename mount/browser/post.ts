import { RequestFailed } from '../../src/requestFailed'
import { platformUrl } from './platformUrl'

/**
 * Posts a form-encoded body and gives the answer's text.
 * @throws RequestFailed: with the HTTP status, or 0 where no answer came.
 */
export async function post(url: string, body: string, signal: AbortSignal): Promise<string> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' }
  const response = await fetch(platformUrl(url), { method: 'POST', headers, body, signal }).catch(
    noAnswer,
  )
  if (!response.ok) throw new RequestFailed(response.status, response.statusText || 'error')
  return response.text().catch(noAnswer)
}

function noAnswer(error: unknown): never {
  throw new RequestFailed(0, error instanceof Error ? error.message : String(error))
}
