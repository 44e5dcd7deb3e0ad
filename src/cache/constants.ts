/** How long the memory caches live before they start empty again, in milliseconds (spec 7.4, 9). */
export const MEMORY_CACHE_LIFETIME_MS = 60 * 60 * 1000

/** Search responses in memory, for the whole page. */
export const MAX_RESPONSES_IN_MEMORY = 20

/** Documents in memory, for the whole page. */
export const MAX_DOCS_IN_MEMORY = 500

/** Responses and documents in the persistent cache, together (spec 7.4). */
export const MAX_CACHED_RESPONSES = 500

/** How long a request waits for the persistent cache before it is sent, in milliseconds. */
export const PERSISTENT_CACHE_TIMEOUT_MS = 300

/**
 * The steps of that wait, in milliseconds. A page that is busy while it starts uses up one step, however long
 * it is busy, so that a slow start does not skip the cache.
 */
export const PERSISTENT_CACHE_STEP_MS = 20

/** Storage that takes longer than this counts as blocked, in milliseconds. */
export const STORAGE_TIMEOUT_MS = 5000
