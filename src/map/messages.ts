/** The map's messages, loaded with it; the page settings' `messages` replace them. */
export const MAP_MESSAGES = {
  'map.label': 'Map',
  'map.keys': 'Map. Arrow keys move it, plus and minus zoom.',
  'map.skip': 'Skip the map',
  'map.zoomIn': 'Zoom in',
  'map.zoomOut': 'Zoom out',
  'map.cluster': '{n} place: zoom in | {n} places: zoom in',
  'map.together': '{n} place in one spot | {n} places in one spot',
  'map.close': 'Close',
  'map.asMoved': 'Search as I move the map',
  'map.searchHere': 'Search this area',
  'map.failed': 'The pictures of the map could not be loaded. Its places are still there.',
  'map.retry': 'Try again',
  'map.missing': '{n} result is not on the map. | {n} results are not on the map.',
  'map.list': 'Places as a list',
  'map.listMore': 'The first {n} of {all}. Zoom in to see others.',
} as const

export type MapMessageKey = keyof typeof MAP_MESSAGES
