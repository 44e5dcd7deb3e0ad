import { createListing } from './createListing'
import type { Listing } from './listing'

/** The first `size` listings of the demo, the same each time. */
export function createCorpus(size: number): readonly Listing[] {
  return Array.from({ length: size }, (_, index) => createListing(index + 1))
}
