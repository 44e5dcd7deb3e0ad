import { globalValue } from '../browser/dom'

/** The search request that `vitrine-head.js` has sent, as `window.vitrineRequest` (design decision 36). */
export interface EarlyRequest {
  readonly url: string
  /** Form-encoded. */
  readonly body: string
  readonly abort: AbortController
  readonly response: Promise<Response>
  /** Whether a search has adopted it. */
  isUsed?: boolean
}

export const EARLY_REQUEST = 'script[data-vitrine-request]'

/** @returns what the head script has sent; null where it sent nothing */
export function readEarlyRequest(): EarlyRequest | null {
  return (globalValue('vitrineRequest') as EarlyRequest | undefined) ?? null
}

/** Hands the response over to the first search that sends the same, and follows its abort. */
export function adoptEarlyRequest(
  url: string,
  body: string,
  signal: AbortSignal,
): Promise<Response> | null {
  const early = readEarlyRequest()
  if (!early || early.isUsed || early.url !== url || early.body !== body) return null
  early.isUsed = true
  signal.addEventListener('abort', () => early.abort.abort())
  return early.response
}
