import type { TrackEvent } from './trackEvent'

/** An uncaught error of the page, as the browser tells it; a script of another site says nothing of itself. */
export interface PageError {
  readonly message: string
  readonly file: string
  readonly line: number
  readonly column: number
}

/** GA4's `exception`, fatal, with message, file, line and column (spec 8). */
export function exceptionEvent({ message, file, line, column }: PageError): TrackEvent {
  return {
    name: 'exception',
    params: { description: message, fatal: true, message, file, line, column },
  }
}
