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
}
