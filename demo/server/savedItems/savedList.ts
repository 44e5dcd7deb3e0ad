import { createListing } from '../corpus/createListing'
import { INDEX_ID, SITE_HASH } from '../corpus/site'
import { teaser } from '../pages/teaser'

const LISTING_ID = new RegExp(`^${SITE_HASH}-${INDEX_ID}-([1-9]\\d{0,5})$`)

/** The most that the list shows at once. */
const MAX_LISTED = 100

/** The saved listings as the CMS lists them, in saved order. @param corpus how many listings there are. */
export function savedList(saved: readonly string[], corpus: number): string {
  const numbers = saved.flatMap((id) => Number(LISTING_ID.exec(id)?.[1] ?? [])).slice(0, MAX_LISTED)
  const listings = numbers.filter((number) => number > 0 && number <= corpus).map(createListing)
  return listings.map((listing) => teaser(listing, new Set(saved))).join('\n')
}
