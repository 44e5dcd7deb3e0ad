import { ContentRefused } from '../../src/content/contentRefused'
import type { FetchedContent } from '../../src/content/fetchedContent'
import { CONTENT_RETRIES_MS } from '../../src/lazy/constants'
import { RequestFailed } from '../../src/requestFailed'
import { REQUEST_TIMEOUT_S } from '../../src/search/constants'

type FetchContent = (signal: AbortSignal) => Promise<FetchedContent>

/**
 * Fetches a part of the page, and retries after a failure, each time after a longer delay. A timeout counts as
 * a failure.
 * @param signal aborts the request and the delays.
 * @throws the last RequestFailed; ContentRefused at once.
 */
export async function fetchWithRetry(
  fetch: FetchContent,
  signal: AbortSignal,
): Promise<FetchedContent> {
  for (const ms of CONTENT_RETRIES_MS) {
    try {
      return await fetchWithTimeout(fetch, signal)
    } catch (error) {
      if (error instanceof ContentRefused || signal.aborted) throw error
    }
    await delay(ms, signal)
  }
  return fetchWithTimeout(fetch, signal)
}

async function fetchWithTimeout(fetch: FetchContent, signal: AbortSignal): Promise<FetchedContent> {
  const request = new AbortController()
  const abort = () => request.abort()
  signal.addEventListener('abort', abort)
  const timeout = setTimeout(abort, REQUEST_TIMEOUT_S * 1000)
  try {
    const fetched = await fetch(request.signal)
    // A whole page is a login form or an error page, not the requested part.
    if (fetched.isWholePage) throw new RequestFailed(200, 'a whole page and not a part of one')
    signal.throwIfAborted()
    return fetched
  } finally {
    clearTimeout(timeout)
    signal.removeEventListener('abort', abort)
  }
}

function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort)
      resolve()
    }, ms)
    signal.addEventListener('abort', abort, { once: true })
  })
}
