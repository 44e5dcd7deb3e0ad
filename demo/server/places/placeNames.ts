import { places } from '../corpus/places'

const BEFORE = [
  '',
  'New',
  'Old',
  'North',
  'South',
  'East',
  'West',
  'Upper',
  'Lower',
  'Great',
  'Little',
]
const AFTER = [
  '',
  'Bay',
  'Creek',
  'Falls',
  'Grove',
  'Harbor',
  'Heights',
  'Meadows',
  'Mill',
  'Park',
  'Springs',
]

/** Names that are hard to get right. */
const AWKWARD = [
  'Zürich',
  'São Paulo',
  '東京',
  'القاهرة',
  'A & B <Village>',
  'Quote "Town"',
  '__proto__',
]

/** How many places there are. */
const COUNT = 5000

/** Some 5,000 places, always the same, by name. */
export const placeNames: readonly string[] = [
  ...AWKWARD,
  ...BEFORE.flatMap((before) =>
    AFTER.flatMap((after) =>
      places.map(({ city }) => [before, city, after].filter((part) => part !== '').join(' ')),
    ),
  ),
]
  .slice(0, COUNT)
  .toSorted((a, b) => a.localeCompare(b, 'en'))
