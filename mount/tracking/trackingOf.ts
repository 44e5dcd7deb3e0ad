import { consentRequested, selectTrackingConsent } from '../../slices/consent/consent'
import type { RootState } from '../../slices/root'
import { createTracking } from '../../src/tracking/createTracking'
import type { TrackEvent } from '../../src/tracking/trackEvent'
import { noTracking, type Tracking } from '../../src/tracking/tracking'
import { withConsent } from '../../src/tracking/withConsent'
import { withMetrics } from '../../src/tracking/withMetrics'
import type { Page } from '../app/page'
import { loadConsentFlow } from '../consent/loadConsentFlow'
import { analyticsSetting } from './analyticsSetting'
import { pageDestination } from './pageDestination'

const opened = new WeakMap<Page, Promise<Tracking>>()

/** This page's tracking, one for all who report; loaded with the first that has something to report. */
export function trackingOf(page: Page): Promise<Tracking> {
  const tracking = opened.get(page) ?? open(page)
  opened.set(page, tracking)
  tracking.catch(() => opened.delete(page))
  return tracking
}

async function open(page: Page): Promise<Tracking> {
  const { diagnostics, store } = page
  const setting = analyticsSetting(page)
  if (!setting) return noTracking
  await page.startFlow(loadConsentFlow)
  const onError = ({ name }: TrackEvent, error: unknown) =>
    diagnostics.warn(`analytics did not take ${name}: ${String(error)}`)
  const tracking = createTracking({
    schema: setting.schema,
    destination: () => pageDestination(setting, onError),
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
  const looking =
    <T>(send: (event: TrackEvent) => T) =>
    (event: TrackEvent) => {
      store.dispatch(consentRequested())
      return send(event)
    }
  return { ...gated, send: looking(gated.send), sendAndWait: looking(gated.sendAndWait) }
}
