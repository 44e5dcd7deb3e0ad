import type { SchemaField } from '../engine/index/schema'
import type { Listing } from './listing'

/**
 * The schema of the listings index, in the order in which documents list their fields.
 * On a real Solr every type sorts its missing values last (sortMissingLast).
 */
export const fieldTypes: Readonly<Record<keyof Listing, SchemaField>> = {
  id: { type: 'string', multi: false },
  index_id: { type: 'string', multi: false },
  hash: { type: 'string', multi: false },
  entity_type: { type: 'string', multi: false },
  bundle: { type: 'string', multi: false },
  title: { type: 'text', multi: false },
  teaser: { type: 'text', multi: false },
  url: { type: 'string', multi: false },
  city: { type: 'string', multi: false },
  region: { type: 'string', multi: false },
  price: { type: 'int', multi: false },
  bedrooms: { type: 'int', multi: false },
  guests: { type: 'int', multi: false },
  amenities: { type: 'string', multi: true },
  tags: { type: 'string', multi: true },
  host: { type: 'string', multi: false },
  images: { type: 'string', multi: true },
  latlng: { type: 'point', multi: false },
  rating: { type: 'double', multi: false },
  available_from: { type: 'date', multi: false },
  description: { type: 'text', multi: false },
  created: { type: 'date', multi: false },
  available: { type: 'boolean', multi: false },
  booked: { type: 'date_range', multi: true },
  category: { type: 'path', multi: true },
  category_levels: { type: 'string', multi: true },
  photo_latlng: { type: 'point', multi: false },
  city_point: { type: 'string', multi: false },
}
