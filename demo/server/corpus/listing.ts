/** A kind of place to stay: the bundle in the index. */
export type Bundle = 'cabin' | 'apartment' | 'house' | 'loft'

/** One rental listing as the index stores it. Absent fields are absent, not empty. */
export interface Listing {
  /** `{siteHash}-{indexId}-{key}` (spec 3.6). */
  readonly id: string
  readonly index_id: string
  readonly hash: string
  readonly entity_type: string
  readonly bundle: Bundle
  readonly title: string
  /** One or two sentences, in some listings with HTML, in a few with hostile HTML. */
  readonly teaser?: string
  readonly url: string
  readonly city?: string
  readonly region?: string
  /** US dollars a night. */
  readonly price?: number
  readonly bedrooms?: number
  readonly guests?: number
  readonly amenities?: readonly string[]
  readonly tags?: readonly string[]
  /** The person who rents the place out. There are about a thousand. */
  readonly host?: string
  /** Addresses of pictures on this server. */
  readonly images?: readonly string[]
  /** `latitude,longitude` in degrees. */
  readonly latlng?: string
  /** 1 to 5 with one decimal. */
  readonly rating?: number
  /** ISO 8601 in UTC, as Solr writes dates. */
  readonly available_from?: string
  readonly description?: string
  /** ISO 8601 in UTC. */
  readonly created?: string
  /** Whether it can be booked now. */
  readonly available?: boolean
  /** When it is taken, as Solr's DateRangeField reads it: `[2026-07-01 TO 2026-07-14]`, `2026-07`. */
  readonly booked?: readonly string[]
  /** Paths by delimiter, such as `Cabins/Log cabins`. Solr indexes each ancestor (PathHierarchy). */
  readonly category?: readonly string[]
  /** The same paths as a term for each level: `0/Cabins`, `1/Cabins/Log cabins`. */
  readonly category_levels?: readonly string[]
  /** Where its picture was taken, `latitude,longitude`: anywhere, the poles and the date line included. */
  readonly photo_latlng?: string
  /** The town with its point, for a facet of places: `Bend|44.058,-121.315`. */
  readonly city_point: string
}
