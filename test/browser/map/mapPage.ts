import type { Page } from '@playwright/test'
import { htmlPage } from '../support/htmlPage'
import { waitForSearches } from '../support/waitForSearches'
import { MapView } from './MapView'

export const TILES = '/tiles/{z}/{x}/{y}.svg'

export async function openStays(page: Page, fragment = ''): Promise<MapView> {
  await page.goto(`/map.html${fragment}`)
  await waitForSearches(page)
  const map = new MapView(page, 'Stays on the map')
  await map.waitUntilStill()
  return map
}

/** A page with a map of these markers. */
export const withMarkers = (markers: readonly object[], more = '') =>
  htmlPage(
    `<h1>Places</h1><div id="own" data-vitrine="map" data-vitrine-tiles="${TILES}" ${more}><script type="application/json">${JSON.stringify({ markers })}</script></div>`,
  )
