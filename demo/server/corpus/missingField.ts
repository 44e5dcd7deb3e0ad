import type { Listing } from './listing'

/** The fields that a listing may lack, in the order of those listings. */
const optionalFields = [
  'teaser',
  'city',
  'region',
  'price',
  'bedrooms',
  'guests',
  'amenities',
  'tags',
  'host',
  'images',
  'latlng',
  'rating',
  'available_from',
  'description',
  'created',
  'available',
  'booked',
  'category',
  'category_levels',
  'photo_latlng',
] as const satisfies readonly (keyof Listing)[]

/** The first listing that lacks a field. */
const FIRST_LISTING = 5

/** The distance between two listings that lack the same field. */
const INTERVAL = 500

/**
 * The optional field that listing `number` lacks: listing 5 has no teaser, 6 no city, 7 no region and so on. This
 * repeats every 500 listings.
 * @returns null for most listings.
 */
export function missingField(number: number): (typeof optionalFields)[number] | null {
  return optionalFields[(number % INTERVAL) - FIRST_LISTING] ?? null
}
