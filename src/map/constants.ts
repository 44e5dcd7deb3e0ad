/** The numbers of the map, in a file that only its part of the bundle loads. */

/** How near a map is where its page says nothing, and how near one comes by itself to few places. */
export const MAP_ZOOM = 12
export const MAP_FIT_ZOOM = 15

/** How near a map can be where its page says nothing. */
export const MAP_MOST_ZOOM = 18

/** How much room is left around places that a map fits, in CSS pixels: for a marker, and above it. */
export const MAP_FIT_ROOM_PX = 40

/** How far apart two markers stand at least: nearer ones are a cluster, in CSS pixels. */
export const MAP_CLUSTER_PX = 48

/** How far one key moves the map, in CSS pixels. */
export const MAP_STEP_PX = 80

/** How far a popup keeps from the edge of its map, in CSS pixels. */
export const MAP_POPUP_EDGE_PX = 8

/** How long a map rests until its area is searched, in milliseconds. */
export const MAP_REST_MS = 250

/** After so many tiles that failed, and none that came, no more are asked for. */
export const MAP_TILES_FAILED = 4

/** How many places the list beside a map names. */
export const MAP_LIST_MOST = 100

/** How many places a popup shows of those that stand in one spot. */
export const MAP_POPUP_MOST = 20
