import { trackSearches } from '../../sagas/tracking/trackSearches'
import type { App } from '../app/app'
import { readAnalyticsSetting } from './readAnalyticsSetting'
import { watchErrors } from './watchErrors'

/** Reports what happens on the page by itself: searches, facets (spec 7.9) and uncaught errors (spec 8). */
export function trackPage(app: App): void {
  const setting = readAnalyticsSetting(app)
  if (!setting) return
  const tracking = app.tracking()
  // Before anything is waited for: what fails meanwhile counts, too.
  if (setting.errors) watchErrors((event) => tracking.then(({ send }) => send(event)))
  if (setting.search) app.startFlow(async () => trackSearches(await tracking))
}
