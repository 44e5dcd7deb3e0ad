import type { Page } from '@playwright/test'
import { waitForFlags } from '../flags/savedItems'
import { waitForSearches } from '../support/waitForSearches'

/** A search with results, chips and a pager. */
const SEARCH = '#q=lake&fq=bundle:(cabin%20OR%20house)'

/** Opens a page in the wild with a search. */
export async function openWildPage(
  page: Page,
  id: string,
  width: number,
  variant?: 'card=listing' | 'sticky' | 'layout=map',
): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(`/wild/${id}${variant ? `?${variant}` : ''}${SEARCH}`)
  await waitForSearches(page)
  await waitForFlags(page)
}
