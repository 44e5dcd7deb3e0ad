/** The default zoom, and the greatest zoom to which a map fits its places. */
export const DEFAULT_ZOOM = 12
export const MAX_FIT_ZOOM = 15

/** The default of the greatest zoom. */
export const MAX_ZOOM = 18

/** The padding around fitted places, enough for a marker, in CSS pixels. */
export const FIT_PADDING_PX = 40

/** Places nearer to each other than this become a cluster, in CSS pixels. */
export const CLUSTER_RADIUS_PX = 48

/** How far an arrow key pans the map, in CSS pixels. */
export const PAN_STEP_PX = 80

/** The least distance of a popup from the edge of its map, in CSS pixels. */
export const POPUP_PADDING_PX = 8

/** The delay between the end of a move and the search of its area, in milliseconds. */
export const AREA_SEARCH_DELAY_MS = 250

/** Tiles are no longer requested after this many failures without a success. */
export const MAX_FAILED_TILES = 4

/** The most places in the list below a map. */
export const MAX_LISTED_PLACES = 100

/** The most places of one spot in a popup. */
export const MAX_POPUP_PLACES = 20
