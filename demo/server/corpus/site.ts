/** The site hash that the demo's search components are configured with (spec 3.1). */
export const SITE_HASH = 'k3x9'

/** The index id of the listings (spec 3.1). */
export const INDEX_ID = 'listings'

/** How many listings the demo has unless the QA controls say otherwise. */
export const DEFAULT_CORPUS_SIZE = 2000
