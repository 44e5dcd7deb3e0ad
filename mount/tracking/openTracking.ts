import { consentRequested, selectTrackingConsent } from '../../slices/consent/consent'
import type { RootState } from '../../slices/root'
import { createTracking } from '../../src/tracking/createTracking'
import type { TrackEvent } from '../../src/tracking/trackEvent'
import { noTracking, type Tracking } from '../../src/tracking/tracking'
import { withConsent } from '../../src/tracking/withConsent'
import { withMetrics } from '../../src/tracking/withMetrics'
import type { App } from '../app/app'
import { loadConsentFlow } from '../consent/loadConsentFlow'
import { findDestination } from './findDestination'
import { readAnalyticsSetting } from './readAnalyticsSetting'

declare global {
  interface Document {
    readonly prerendering?: boolean
  }
}

const opened = new WeakMap<App, Promise<Tracking>>()

/** This page's tracking, one for all who report; loaded with the first that has something to report. */
export function openTracking(app: App): Promise<Tracking> {
  const tracking = opened.get(app) ?? open(app)
  opened.set(app, tracking)
  tracking.catch(() => opened.delete(app))
  return tracking
}

async function open(app: App): Promise<Tracking> {
  const { diagnostics, store } = app
  const setting = readAnalyticsSetting(app)
  if (!setting) return noTracking
  // Chromium may load a page before its link is followed: what happens there nobody has seen.
  if (document.prerendering)
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve))
  await app.startFlow(loadConsentFlow)
  const onError = ({ name }: TrackEvent, error: unknown) =>
    diagnostics.warn(`analytics did not take ${name}: ${String(error)}`)
  const tracking = createTracking({
    schema: setting.schema,
    destination: () => findDestination(setting, onError),
    complete: (event) =>
      withMetrics(event, setting.metrics, (problem) => diagnostics.error(problem)),
    setTimer(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    onError,
  })
  const gated = withConsent(tracking, () => {
    const state: RootState = store.getState()
    return selectTrackingConsent(state)
  })
  store.subscribe(gated.flush)
  const withConsentRequest =
    <T>(send: (event: TrackEvent) => T) =>
    (event: TrackEvent) => {
      store.dispatch(consentRequested())
      return send(event)
    }
  return {
    ...gated,
    send: withConsentRequest(gated.send),
    sendAndWait: withConsentRequest(gated.sendAndWait),
  }
}
