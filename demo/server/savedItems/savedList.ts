import { createListing } from '../corpus/createListing'
import { INDEX_ID, SITE_HASH } from '../corpus/site'
import { teaser } from '../pages/teaser'

const LISTING_ID = new RegExp(`^${SITE_HASH}-${INDEX_ID}-([1-9]\\d{0,5})$`)

/** The maximum number of listings in the list. */
const MAX_LISTED = 100

/** Renders the saved listings in saved order. @param corpus the number of listings. */
export function savedList(saved: readonly string[], corpus: number): string {
  const numbers = saved.flatMap((id) => Number(LISTING_ID.exec(id)?.[1] ?? [])).slice(0, MAX_LISTED)
  const listings = numbers.filter((number) => number > 0 && number <= corpus).map(createListing)
  return listings.map((listing) => teaser(listing, new Set(saved))).join('\n')
}
