import { RequestFailed } from '../../src/requestFailed'

/**
 * Gives a request so many seconds.
 * @param stop ends it earlier.
 * @throws RequestFailed with the reason in words, whatever it failed of.
 */
export async function withTimeout<T>(
  ask: (ended: AbortSignal) => Promise<T>,
  seconds: number,
  stop?: AbortSignal,
): Promise<T> {
  const ended = new AbortController()
  const end = () => ended.abort()
  const timer = setTimeout(
    () => ended.abort(new Error(`no answer in ${seconds} s`)),
    seconds * 1000,
  )
  stop?.addEventListener('abort', end)
  try {
    return await ask(ended.signal)
  } catch (error) {
    if (error instanceof RequestFailed) throw error
    const why: unknown = ended.signal.aborted ? ended.signal.reason : error
    throw new RequestFailed(0, why instanceof Error ? why.message : String(why))
  } finally {
    clearTimeout(timer)
    stop?.removeEventListener('abort', end)
  }
}
