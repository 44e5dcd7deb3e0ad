import { createListing } from '../corpus/createListing'
import type { Listing } from '../corpus/listing'
import { INDEX_ID, SITE_HASH } from '../corpus/site'

const LISTING_ID = new RegExp(`^${SITE_HASH}-${INDEX_ID}-([1-9]\\d{0,5})$`)

/** The maximum number of listings in the list. */
const MAX_LISTED = 100

/**
 * Renders the saved listings in saved order.
 * @param corpus the number of listings
 * @param card renders one of them
 */
export function savedList(
  saved: readonly string[],
  corpus: number,
  card: (listing: Listing, saved: ReadonlySet<string>) => string,
): string {
  const numbers = saved.flatMap((id) => Number(LISTING_ID.exec(id)?.[1] ?? [])).slice(0, MAX_LISTED)
  const listings = numbers.filter((number) => number > 0 && number <= corpus).map(createListing)
  const marks = new Set(saved)
  return listings.map((listing) => card(listing, marks)).join('\n')
}
