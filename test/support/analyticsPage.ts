import type { TrackEvent } from '../../src/tracking/trackEvent'
import { pageGlobals } from './googlePage'
import { visit } from './page'
import { aMoment } from './time'

/** Opens a page that sends its events to a function, and returns the received events. */
export async function visitTracked(
  html: string,
  { analytics = {}, settings = {}, fragment = '' }: Tracked = {},
) {
  const events: TrackEvent[] = []
  const to = (event: TrackEvent) => void events.push(event)
  pageGlobals({ vitrineSettings: { analytics: { to, ...analytics }, ...settings } })
  const page = await visit(html, { fragment })
  await aMoment()
  return { page, events, takeEvents: () => events.splice(0) }
}

interface Tracked {
  readonly analytics?: object
  readonly settings?: object
  readonly fragment?: string
}
