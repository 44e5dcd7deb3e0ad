import { RequestFailed } from '../../src/requestFailed'
import { platformUrl } from './platformUrl'

/**
 * Fetches an address and gives the answer's text.
 * @param early the response to the same request, where it has been sent already
 * @throws RequestFailed: with the HTTP status, or 0 where no answer came.
 */
export async function fetchText(
  url: string,
  init: RequestInit,
  early: Promise<Response> | null = null,
): Promise<string> {
  const response = await (early ?? fetch(platformUrl(url), init)).catch(noAnswer)
  const { ok, status, statusText } = response
  if (!ok || status === 204) {
    throw new RequestFailed(status, statusText || 'error', await wordsOf(response))
  }
  return response.text().catch(noAnswer)
}

/** How long the words of a failed response may take after its status, in milliseconds. */
const WORDS_TIMEOUT_MS = 1000

/** What the server says of a failure; empty when that does not come in time: the status must not be lost to it. */
async function wordsOf(response: Response): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, WORDS_TIMEOUT_MS, '')
  })
  // Few requests fail, so its code loads then.
  const words = import('./failureWords').then((code) => code.failureWords(response))
  const text = await Promise.race([words, late]).catch(() => '')
  clearTimeout(timer)
  return text
}

function noAnswer(error: unknown): never {
  throw new RequestFailed(0, error instanceof Error ? error.message : String(error))
}
