import type { MiddlewareHandler } from 'hono'
import type { Chances } from './chances'
import type { Overtaking } from './overtaking'
import { pause } from './pause'
import { requestKnobs } from './requestKnobs'
import { spoiled } from './spoiled'

/** How long a hung answer is held when the client never gives up, in milliseconds. */
const LONGEST_HANG_MS = 120_000

/**
 * Holds, reorders and spoils answers as the request's knobs say. Two chances are drawn for each
 * request, needed or not, so that a seed always gives the same sequence.
 */
export function applyControls(chances: Chances, overtaking: Overtaking): MiddlewareHandler {
  return async (context, next) => {
    const { latency, jitter, failureRate, kind, seed, reorder } = requestKnobs(context)
    const chance = chances.of(seed)
    const fails = chance() < failureRate
    const delay = latency + jitter * chance()
    const { signal } = context.req.raw
    if (fails && kind === 'hang') {
      await pause(LONGEST_HANG_MS, signal)
      context.res = new Response(null, { status: 504 })
      return
    }
    const started = performance.now()
    await next()
    if (reorder) await overtaking.turn(signal)
    await pause(delay - (performance.now() - started), signal)
    if (fails && kind !== 'hang') {
      const answer = await spoiled(context.res.clone(), kind)
      context.res = undefined
      context.res = answer
    }
  }
}
