/** The messages of `near`, loaded with it; the page settings' `messages` replace them. */
export const NEAR_MESSAGES = {
  'near.label': 'Near',
  'near.me': 'Near me',
  'near.locating': 'Finding your position…',
  'near.place': 'Place',
  'near.anywhere': 'Anywhere',
  'near.here': 'Your position',
  'near.point': 'A point on the map',
  'near.value': '{place} ({n})',
  'near.radius': 'Within',
  'near.any': 'Any distance',
  'near.chip': 'Within {distance} of {place}',
  'near.chipHere': 'Within {distance} of you',
  'near.chipPoint': 'Within {distance} of a point on the map',
  'near.chipAny': 'Near {place}',
  'near.chipAnyHere': 'Near you',
  'near.chipAnyPoint': 'Near a point on the map',
  'near.privacy': 'Your position is rounded to about 100 metres and is only used for this search.',
  'near.denied':
    'The browser did not give your position. Allow it in the settings of the browser for this page, or choose a place.',
  'near.unavailable': 'Your position could not be found. Try again, or choose a place.',
  'near.timeout': 'Finding your position took too long. Try again, or choose a place.',
} as const

export type NearMessageKey = keyof typeof NEAR_MESSAGES
