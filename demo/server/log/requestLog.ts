/** A logged request. */
export interface LoggedRequest {
  /** When it came in, ISO 8601. */
  readonly time: string
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly body: string
  /** 0 when the client aborted the request. */
  readonly status: number
  /** How long it was in flight, in milliseconds. */
  readonly ms: number
  /** Whether the client aborted the request. */
  readonly aborted: boolean
}

/** The number of requests in flight, and its maximum. */
export interface InFlight {
  readonly current: number
  readonly maximum: number
}

/** The latest requests and the number of those in flight. */
export interface RequestLog {
  entries(): readonly LoggedRequest[]
  /** Counts only searches, that is requests to the proxy. */
  inFlight(): InFlight
  add(entry: LoggedRequest): void
  /** Counts a search as started. @returns a function to call when the search ends. */
  searchStarted(): () => void
  /** Removes all entries, and resets the maximum in flight to the current number. */
  clear(): void
  /** Like `clear`, and also ignores requests that are still in flight. */
  restart(): void
}

/** The maximum number of entries. */
const MAX_ENTRIES = 500

export function createRequestLog(): RequestLog {
  let entries: LoggedRequest[] = []
  let since = ''
  let current = 0
  let maximum = 0
  const clear = () => {
    entries = []
    maximum = current
  }
  return {
    entries: () => entries,
    inFlight: () => ({ current, maximum }),
    add(entry) {
      if (entry.time < since) return
      entries = [...entries.slice(1 - MAX_ENTRIES), entry]
    },
    searchStarted() {
      current += 1
      maximum = Math.max(maximum, current)
      let ended = false
      return () => {
        if (!ended) current -= 1
        ended = true
      }
    },
    clear,
    restart() {
      since = new Date().toISOString()
      clear()
    },
  }
}
