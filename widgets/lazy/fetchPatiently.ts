import { ContentRefused } from '../../src/content/contentRefused'
import type { FetchedContent } from '../../src/content/fetchedContent'
import { CONTENT_RETRIES_MS } from '../../src/lazy/constants'
import { RequestFailed } from '../../src/requestFailed'
import { REQUEST_TIMEOUT_S } from '../../src/search/constants'

/**
 * Fetches a part of the page, and after a failure again, each time a little later. An answer that takes too
 * long counts as one.
 * @param signal ends it, waiting included.
 * @throws the last RequestFailed; ContentRefused at once.
 */
export async function fetchPatiently(
  fetch: (signal: AbortSignal) => Promise<FetchedContent>,
  signal: AbortSignal,
): Promise<FetchedContent> {
  for (const wait of CONTENT_RETRIES_MS) {
    try {
      return await inTime(fetch, signal)
    } catch (error) {
      if (error instanceof ContentRefused || signal.aborted) throw error
    }
    await pause(wait, signal)
  }
  return inTime(fetch, signal)
}

async function inTime(
  fetch: (signal: AbortSignal) => Promise<FetchedContent>,
  signal: AbortSignal,
): Promise<FetchedContent> {
  const request = new AbortController()
  const end = () => request.abort()
  signal.addEventListener('abort', end)
  const late = setTimeout(end, REQUEST_TIMEOUT_S * 1000)
  try {
    const fetched = await fetch(request.signal)
    // A whole page is none of this one's: the site asks to log in, or says that it is down.
    if (fetched.isWholePage) throw new RequestFailed(200, 'a whole page and not a part of one')
    signal.throwIfAborted()
    return fetched
  } finally {
    clearTimeout(late)
    signal.removeEventListener('abort', end)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end)
      resolve()
    }, ms)
    signal.addEventListener('abort', end, { once: true })
  })
}
