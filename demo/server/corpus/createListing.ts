import { amenities } from './amenities'
import { awkwardTags } from './awkwardTags'
import { bookings, createdAt } from './calendar'
import { categoriesOf, delimitedPath, levelTerms } from './categories'
import { descriptionFor } from './descriptionFor'
import { HOST_COUNT, hostName } from './hostName'
import type { Bundle, Listing } from './listing'
import { missingField } from './missingField'
import { photoPoint } from './photoPoint'
import { pick } from './pick'
import { pickSome } from './pickSome'
import { places } from './places'
import { plainTags } from './plainTags'
import { type RandomSequence, randomSequence } from './randomSequence'
import { INDEX_ID, SITE_HASH } from './site'
import { teaserFor } from './teaserFor'
import { titleFor } from './titleFor'

const bundles = ['cabin', 'cabin', 'cabin', 'apartment', 'apartment', 'house', 'loft'] as const
const basePrices: Readonly<Record<Bundle, number>> = {
  cabin: 120,
  apartment: 95,
  house: 180,
  loft: 140,
}

/** Beyond the number of any listing. */
const LATER_SEED = 1_000_000_000

/** Creates listing `number` (from 1). It is always the same. */
export function createListing(number: number): Listing {
  const random = randomSequence(number)
  const bundle = pick(random, bundles)
  const place = pick(random, places)
  const bedrooms = bundle === 'house' ? 2 + randomInt(random, 5) : 1 + randomInt(random, 3)
  const listing: Listing = {
    id: `${SITE_HASH}-${INDEX_ID}-${number}`,
    index_id: INDEX_ID,
    hash: SITE_HASH,
    entity_type: 'node',
    bundle,
    title: titleFor(random, number, bundle, place),
    teaser: teaserFor(random, number, bundle, place),
    url: `/listings/${number}`,
    city: place.city,
    region: place.region,
    price: basePrices[bundle] + bedrooms * 35 + randomInt(random, 40) * 5,
    bedrooms,
    guests: bedrooms * 2 + randomInt(random, 3),
    amenities: pickSome(random, amenities, 3, 9),
    tags: [...pickSome(random, plainTags, 1, 3), ...awkwardTagOf(number)],
    host: hostName(hostOf(random, number)),
    images: pictures(number, 1 + randomInt(random, 4)),
    latlng: `${nearby(random, place.latitude)},${nearby(random, place.longitude)}`,
    rating: Math.round(50 - 20 * random() ** 2) / 10,
    available_from: new Date(Date.UTC(2026, randomInt(random, 12), 1 + randomInt(random, 28)))
      .toISOString()
      .replace('.000', ''),
    description: descriptionFor(random, place),
    ...laterFields(number, bundle),
    city_point: `${place.city}|${place.latitude},${place.longitude}`,
  }
  const missing = missingField(number)
  if (!missing) return listing
  const { [missing]: _, ...rest } = listing
  return rest as Listing
}

/** The fields that came later. They have a sequence of their own, so that they change no other value. */
function laterFields(
  number: number,
  bundle: Bundle,
): Pick<
  Listing,
  'created' | 'available' | 'booked' | 'category' | 'category_levels' | 'photo_latlng'
> {
  const random = randomSequence(LATER_SEED + number)
  const categories = categoriesOf(random, number, bundle)
  return {
    created: createdAt(random, number),
    available: random() < 0.6,
    booked: bookings(random, number),
    category: categories.map(delimitedPath),
    category_levels: [...new Set(categories.flatMap(levelTerms))],
    photo_latlng: photoPoint(random, number),
  }
}

/** A random whole number from 0 to `end` - 1. */
function randomInt(random: RandomSequence, end: number): number {
  return Math.floor(random() * end)
}

/** Every fourth listing has one awkward tag, in turn. The first 256 listings have them all. */
function awkwardTagOf(number: number): readonly string[] {
  return number % 4 === 0 ? awkwardTags.slice((number / 4) % awkwardTags.length).slice(0, 1) : []
}

/** Every host has one of the first listings. Later listings go to the busiest hosts. */
function hostOf(random: RandomSequence, number: number): number {
  return number <= HOST_COUNT
    ? (number * 617) % HOST_COUNT
    : randomInt(random, randomInt(random, HOST_COUNT))
}

function pictures(number: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, view) => `/pictures/${number * 10 + view}.svg`)
}

/** A coordinate about ten kilometres around, with four decimals. */
function nearby(random: RandomSequence, degrees: number): string {
  return (degrees + (random() - 0.5) * 0.2).toFixed(4)
}
