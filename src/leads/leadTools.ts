import type { Bus } from '../bus/bus'
import type { Content } from '../content/fetchedContent'

/** A form's values on their way to the server. */
export interface LeadRequest {
  /** Of the page's own origin. */
  readonly url: string
  readonly body: FormData | URLSearchParams
}

/** What the server said to a lead form. */
export interface LeadAnswer {
  readonly ok: boolean
  /** '{status}, {error}' for the log (spec 8). */
  readonly said: string
  /** Its markup, inert; null where it was none. */
  readonly nodes: DocumentFragment | null
  readonly isWholePage: boolean
}

/** The outside world, as a lead form sees it; `mount` alone makes it real. */
export interface LeadTools {
  readonly bus: Bus
  readonly content: () => Promise<Content>
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Hears of signs of a human from now on, until the signal. */
  readonly watchHuman: (signal: AbortSignal) => Promise<void>
  /**
   * Fetches the anti-bot data and unlocks a form (spec 4.9).
   * @param human resolves with the first sign of a human.
   * @throws RequestFailed, or an Error in words, when it stays locked.
   */
  readonly unlock: (form: Element, human: Promise<void>, signal: AbortSignal) => Promise<void>
  /** @throws RequestFailed where it cannot be told whether the server took it. */
  readonly post: (request: LeadRequest) => Promise<LeadAnswer>
  readonly logError: (message: string) => void
  /** Calls back when the page is shown again as it was left. @returns its undo. */
  readonly watchReturn: (returned: () => void) => () => void
}
