/** The most products in one event of impressions (spec 7.9, 9). */
export const IMPRESSION_BATCH = 10

/** An incomplete batch is sent after this time without a further impression, in milliseconds. */
export const IMPRESSION_FLUSH_MS = 3000

/** A product is seen when this share of it is in view, or when it fills this share of the viewport. */
export const SEEN_RATIO = 0.5

/** A press this soon after a link was followed or a form was sent belongs to the first, in milliseconds. */
export const REPEAT_PRESS_MS = 3000

/** The most transactions that are remembered as reported. */
export const MAX_REPORTED_PURCHASES = 50

/** The most pages whose reported views are remembered, and the most views of each. */
export const MAX_VIEWED_PAGES = 30
export const MAX_VIEWS_PER_PAGE = 200
