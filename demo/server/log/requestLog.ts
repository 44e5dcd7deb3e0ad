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
  /** In the order in which they came in, whenever they ended. */
  entries(): readonly LoggedRequest[]
  /** Counts only searches, that is requests to the proxy. */
  inFlight(): InFlight
  /** Notes that a request has come in. @returns a function that adds its entry when it has ended. */
  requestStarted(): (entry: LoggedRequest) => void
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
  let arrivals = 0
  let logged: { readonly arrival: number; readonly entry: LoggedRequest }[] = []
  let since = ''
  let current = 0
  let maximum = 0
  const clear = () => {
    logged = []
    maximum = current
  }
  return {
    entries: () => logged.map(({ entry }) => entry),
    inFlight: () => ({ current, maximum }),
    requestStarted() {
      arrivals += 1
      const arrival = arrivals
      return (entry) => {
        if (entry.time < since) return
        const all = [...logged, { arrival, entry }].sort((a, b) => a.arrival - b.arrival)
        logged = all.slice(-MAX_ENTRIES)
      }
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
