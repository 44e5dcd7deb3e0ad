import { RequestFailed } from '../../src/requestFailed'

/**
 * Runs a request and aborts it after a number of seconds.
 * @param stop aborts it earlier.
 * @throws RequestFailed with the reason in words, for every kind of failure.
 */
export async function withTimeout<T>(
  request: (abort: AbortSignal) => Promise<T>,
  seconds: number,
  stop?: AbortSignal,
): Promise<T> {
  const abort = new AbortController()
  const onStop = () => abort.abort()
  const timer = setTimeout(
    () => abort.abort(new Error(`no answer in ${seconds} s`)),
    seconds * 1000,
  )
  stop?.addEventListener('abort', onStop)
  try {
    return await request(abort.signal)
  } catch (error) {
    if (error instanceof RequestFailed) throw error
    const why: unknown = abort.signal.aborted ? abort.signal.reason : error
    throw new RequestFailed(0, why instanceof Error ? why.message : String(why))
  } finally {
    clearTimeout(timer)
    stop?.removeEventListener('abort', onStop)
  }
}
