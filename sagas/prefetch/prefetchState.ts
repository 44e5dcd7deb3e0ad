/** A search request that is sent before the visitor's click. */
export interface PrefetchRequest {
  readonly url: string
  readonly body: string
  readonly abort: AbortController
  readonly text: Promise<string>
}

/** At most one prefetch runs, and only while no request of the visitor does (design decision 6). */
export interface PrefetchState {
  request: PrefetchRequest | null
  /** How many requests of the visitor are in flight. */
  visitorRequests: number
}

/** Hands the prefetch over to a request of the visitor when both are the same; aborts it otherwise. */
export function adoptPrefetch(
  prefetch: PrefetchState,
  url: string,
  body: string,
): PrefetchRequest | null {
  const { request } = prefetch
  prefetch.request = null
  if (request?.url === url && request.body === body) return request
  request?.abort.abort()
  return null
}
