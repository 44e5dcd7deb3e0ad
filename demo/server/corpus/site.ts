/** The site hash that the demo's search components are configured with (spec 3.1). */
export const SITE_HASH = 'k3x9'

/** The index id of the listings (spec 3.1). */
export const INDEX_ID = 'listings'

/** The number of listings, unless the QA settings change it. */
export const DEFAULT_CORPUS_SIZE = 2000
