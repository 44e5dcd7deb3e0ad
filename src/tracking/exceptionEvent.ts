import type { TrackEvent } from './trackEvent'

/** An uncaught error as the browser reports it; for scripts of other sites it has no details. */
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
