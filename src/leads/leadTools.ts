import type { Bus } from '../bus/bus'
import type { Content } from '../content/fetchedContent'

/** The values of a form, to be posted. */
export interface LeadRequest {
  /** On the page's own origin. */
  readonly url: string
  readonly body: FormData | URLSearchParams
}

/** The server's response to a lead form. */
export interface LeadResponse {
  readonly ok: boolean
  /** '{status}, {error}' for the log (spec 8). */
  readonly reason: string
  /** Its markup, inert; null when it is not HTML. */
  readonly nodes: DocumentFragment | null
  readonly isWholePage: boolean
}

/** The outside world, as a lead form sees it; `mount` makes it real. */
export interface LeadTools {
  readonly bus: Bus
  readonly content: () => Promise<Content>
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Resolves on the first sign of a human. @param signal stops watching. */
  readonly watchHuman: (signal: AbortSignal) => Promise<void>
  /**
   * Fetches the anti-bot data and unlocks a form (spec 4.9).
   * @param human resolves on the first sign of a human.
   * @throws RequestFailed, or an Error in words, when the form stays locked.
   */
  readonly unlock: (form: Element, human: Promise<void>, signal: AbortSignal) => Promise<void>
  /** @throws RequestFailed when it is unknown whether the server received the form. */
  readonly post: (request: LeadRequest) => Promise<LeadResponse>
  readonly logError: (message: string) => void
  /** Calls back when the page is restored from the back/forward cache. @returns stops watching. */
  readonly watchBfcacheRestore: (returned: () => void) => () => void
}
