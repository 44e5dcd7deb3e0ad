/** A request that left before anybody chose what it asks for. */
export interface Flight {
  readonly url: string
  readonly body: string
  readonly abort: AbortController
  readonly text: Promise<string>
}

/** At most one request is ahead of the visitor, and only while none of theirs is under way (design decision 6). */
export interface Ahead {
  flight: Flight | null
  /** How many of the visitor's requests are under way. */
  underWay: number
}

/** A visitor's request is to leave: one that is ahead and says the same is theirs now, any other gives way. */
export function takeOver(ahead: Ahead, url: string, body: string): Flight | null {
  const { flight } = ahead
  ahead.flight = null
  if (flight?.url === url && flight.body === body) return flight
  flight?.abort.abort()
  return null
}
