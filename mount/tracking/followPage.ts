import { watchTracked } from '../../sagas/tracking/tracked'
import type { Page } from '../app/page'
import { analyticsSetting } from './analyticsSetting'
import { watchErrors } from './watchErrors'

/** Reports what happens on the page by itself: searches, facets (spec 7.9) and uncaught errors (spec 8). */
export function followPage(page: Page): void {
  const setting = analyticsSetting(page)
  if (!setting) return
  const tracking = page.tracking()
  // Before anything is waited for: what fails meanwhile counts, too.
  if (setting.errors) watchErrors((event) => tracking.then(({ send }) => send(event)))
  if (setting.search) page.startFlow(async () => watchTracked(await tracking))
}
