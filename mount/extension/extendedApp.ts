import type { App } from '../app/app'

/** What of the app is extended; a server starts no flow. */
export type ExtendedApp = Pick<App, 'store' | 'language' | 'placeLooks'> &
  Partial<Pick<App, 'startFlow'>>
