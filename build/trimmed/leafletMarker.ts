/*
 * Replaces two imports of Leaflet's marker: dragging, which our markers do not have, and the default icon, an image,
 * since each of our markers brings an icon of its own (widgets/map/markers/MapElement).
 */
export const MarkerDrag = undefined
export class IconDefault {}
