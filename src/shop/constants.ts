/** The numbers of the shop, in a file that only its parts of the bundle load. */

/** How many products one event of impressions holds at most (spec 7.9, 9). */
export const IMPRESSION_BATCH = 10

/** How long no further product is seen until those that do not fill a batch are sent, in milliseconds. */
export const IMPRESSION_REST_MS = 3000

/** How much of a product, or of the viewport where it is the larger, is in view when it counts as seen. */
export const SEEN_SHARE = 0.5

/** So soon after a link was followed or a form has gone a further press is part of the same one, in milliseconds. */
export const GONE_AGAIN_MS = 3000

/** How many transactions are remembered as told. */
export const PURCHASES_KEPT = 50

/** For how many pages it is remembered what was told of as seen there, and how much of each. */
export const VIEWED_PAGES_KEPT = 30
export const VIEWS_KEPT = 200
