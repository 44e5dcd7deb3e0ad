import { call, delay, race } from 'redux-saga/effects'
import { pageUrl } from '../../src/dropdowns/pageUrl'
import { RequestFailed } from '../../src/requestFailed'
import { REQUEST_TIMEOUT_S } from '../../src/search/constants'

/** Fetches an address as text. @throws RequestFailed */
export type FetchPage = (url: string, signal: AbortSignal) => Promise<string>

interface PageRequest {
  readonly url: string
  readonly term: string
  readonly page: number
}

/**
 * Fetches one page of options as text. Cancelling the saga, or the timeout, aborts the fetch.
 * @throws RequestFailed
 */
export function* fetchOptions(fetchPage: FetchPage, { url, term, page }: PageRequest) {
  const abort = new AbortController()
  try {
    const { text }: { text?: string } = yield race({
      text: call(fetchPage, pageUrl(url, term, page), abort.signal),
      timeout: delay(REQUEST_TIMEOUT_S * 1000),
    })
    if (text === undefined) throw new RequestFailed(0, `timeout after ${REQUEST_TIMEOUT_S} s`)
    return text
  } finally {
    abort.abort()
  }
}
