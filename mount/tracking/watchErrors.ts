import { MAX_ERROR_LENGTH, MAX_PAGE_ERRORS } from '../../src/tracking/constants'
import { exceptionEvent, type PageError } from '../../src/tracking/exceptionEvent'
import { readRejection } from '../../src/tracking/readRejection'
import type { TrackEvent } from '../../src/tracking/trackEvent'
import { listenOnWindow } from '../browser/listenOnWindow'

/**
 * Reports uncaught errors of the page and rejections that nobody caught, each once (spec 8).
 * @returns the undo.
 */
export function watchErrors(send: (event: TrackEvent) => void): () => void {
  const reported = new Set<string>()
  const report = (error: PageError) => {
    const key = JSON.stringify(error)
    // What a browser's extension does is not the page's.
    if (
      reported.has(key) ||
      reported.size >= MAX_PAGE_ERRORS ||
      /^[\w-]+-extension:/.test(error.file)
    )
      return
    reported.add(key)
    send(exceptionEvent({ ...error, message: error.message.slice(0, MAX_ERROR_LENGTH) }))
  }
  const failed = ({ message, filename, lineno, colno }: ErrorEvent) =>
    report({ message: String(message), file: filename, line: lineno, column: colno })
  const rejected = ({ reason }: PromiseRejectionEvent) => report(readRejection(reason))
  const undo = [listenOnWindow('error', failed), listenOnWindow('unhandledrejection', rejected)]
  return () => {
    for (const stop of undo) stop()
  }
}
