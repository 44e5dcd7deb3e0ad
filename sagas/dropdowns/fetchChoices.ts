import { call, delay, race } from 'redux-saga/effects'
import { pageUrl } from '../../src/dropdowns/pageUrl'
import { RequestFailed } from '../../src/requestFailed'
import { REQUEST_TIMEOUT_S } from '../../src/search/constants'

/** Gets an address's answer as text. @throws RequestFailed */
export type FetchPage = (url: string, signal: AbortSignal) => Promise<string>

interface Wanted {
  readonly url: string
  readonly term: string
  readonly page: number
}

/**
 * Gets one page of options as text; cancelled or late, the fetch is aborted.
 * @throws RequestFailed
 */
export function* fetchChoices(fetchPage: FetchPage, { url, term, page }: Wanted) {
  const abort = new AbortController()
  try {
    const { text }: { text?: string } = yield race({
      text: call(fetchPage, pageUrl(url, term, page), abort.signal),
      late: delay(REQUEST_TIMEOUT_S * 1000),
    })
    if (text === undefined) throw new RequestFailed(0, `timeout after ${REQUEST_TIMEOUT_S} s`)
    return text
  } finally {
    abort.abort()
  }
}
