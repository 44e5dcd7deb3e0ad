import { createTracking } from '../../src/tracking/createTracking'
import { dataLayerDestination } from '../../src/tracking/dataLayer'
import type { Destination } from '../../src/tracking/destination'
import type { Tracking } from '../../src/tracking/tracking'
import type { Page } from '../page'

const opened = new WeakMap<Page, Tracking>()

/** This page's tracking, one for all who report; loaded with the first that has something to report. */
export function trackingOf(page: Page): Tracking {
  const tracking = opened.get(page) ?? create(page)
  opened.set(page, tracking)
  return tracking
}

function create({ globalValue, problems }: Page): Tracking {
  const destination = (): Destination | null => {
    const layer = globalValue('dataLayer')
    if (!Array.isArray(layer)) return null
    return dataLayerDestination(layer, () => globalValue('google_tag_manager') !== undefined)
  }
  return createTracking({
    schema: 'ga4',
    destination,
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    failed: ({ name }, error) => problems.warn(`analytics did not take ${name}: ${String(error)}`),
  })
}
