import type { MiddlewareHandler } from 'hono'
import { failedResponse } from './failedResponse'
import { pause } from './pause'
import type { RandomSequences } from './randomSequences'
import type { Reordering } from './reordering'
import { requestSettings } from './requestSettings'

/** How long a hung request is held when the client does not abort it, in milliseconds. */
const HANG_TIMEOUT_MS = 120_000

/**
 * Delays, reorders and breaks responses as the request's QA settings say. Each request draws two random numbers,
 * even if it needs none, so that a seed always gives the same sequence.
 */
export function applyControls(
  sequences: RandomSequences,
  reordering: Reordering,
): MiddlewareHandler {
  return async (context, next) => {
    const { latency, jitter, failureRate, kind, seed, reorder } = requestSettings(context)
    const random = sequences.get(seed)
    const fails = random() < failureRate
    const delay = latency + jitter * random()
    const { signal } = context.req.raw
    if (fails && kind === 'hang') {
      await pause(HANG_TIMEOUT_MS, signal)
      context.res = new Response(null, { status: 504 })
      return
    }
    const started = performance.now()
    await next()
    if (reorder) await reordering.waitForNext(signal)
    await pause(delay - (performance.now() - started), signal)
    if (fails && kind !== 'hang') {
      const failed = await failedResponse(context.res.clone(), kind)
      context.res = undefined
      context.res = failed
    }
  }
}
