/** A request as QA sees it. */
export interface LoggedRequest {
  /** When it came in, ISO 8601. */
  readonly time: string
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly body: string
  /** 0 when the client gave up before there was an answer. */
  readonly status: number
  /** How long it was in flight, in milliseconds. */
  readonly ms: number
  /** Whether the client gave up. */
  readonly aborted: boolean
}

/** How many requests are in flight now, and the most there have been at once. */
export interface InFlight {
  readonly current: number
  readonly maximum: number
}

/** The latest requests and how many are under way. */
export interface RequestLog {
  entries(): readonly LoggedRequest[]
  /** Searches alone: what goes to the proxy. */
  inFlight(): InFlight
  add(entry: LoggedRequest): void
  /** A search came in. @returns to be called when it is over. */
  searchStarted(): () => void
  /** Forgets the entries, and all but the present number in flight. */
  clear(): void
  /** Forgets what came in until now, what is still under way included: it is not added later. */
  restart(): void
}

/** How many requests are remembered. */
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
