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

/** Names with unusual characters. */
const AWKWARD = [
  'Zürich',
  'São Paulo',
  '東京',
  'القاهرة',
  'A & B <Village>',
  'Quote "Town"',
  '__proto__',
]

/** The number of places. */
const COUNT = 5000

/** 5,000 place names, sorted, always the same. */
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
