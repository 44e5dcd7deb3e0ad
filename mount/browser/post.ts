import { fetchText } from './fetchText'

/**
 * Posts a form-encoded body and gives the answer's text.
 * @throws RequestFailed: with the HTTP status, or 0 where no answer came.
 */
export function post(url: string, body: string, signal: AbortSignal): Promise<string> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' }
  return fetchText(url, { method: 'POST', headers, body, signal })
}
