import { pick } from './pick'
import type { Place } from './places'
import type { RandomSequence } from './randomSequence'

const rooms = [
  'The kitchen has a gas stove, good knives and a table for eight.',
  'Upstairs there are two bedrooms under the roof, each with its own window seat.',
  'The bathroom was rebuilt last year with a walk-in shower and heated floor.',
  'Large windows look over the trees, and the deck gets sun until late evening.',
  'The living room is built around a stone fireplace and a wall of paperbacks.',
  'A separate studio with a desk makes it a good place to work for a month.',
] as const

const outdoors = [
  'Trails start at the door.',
  'Kayaks are stored under the porch.',
  'In winter the road is plowed before seven.',
  'The garden is fenced, and dogs are welcome.',
  'Groceries, coffee and a bakery are within a short walk.',
  'On clear nights you can see the Milky Way from the hot tub.',
] as const

const rules = [
  'Check-in is after four, and quiet hours begin at ten.',
  'Please leave the place as you would like to find it.',
  'Smoking is not allowed anywhere on the property.',
  'Firewood for the first night is on the porch.',
] as const

/** A paragraph or two about the place. */
export function descriptionFor(random: RandomSequence, place: Place): string {
  return [
    pick(random, rooms),
    pick(random, outdoors),
    `It is ten minutes to ${place.near} and the middle of ${place.city}.`,
    pick(random, rooms),
    pick(random, rules),
  ].join(' ')
}
