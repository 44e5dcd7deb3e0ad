import type { Bundle } from './listing'
import { pick } from './pick'
import type { RandomSequence } from './randomSequence'

/** The names from the top of the tree down to one category. */
export type CategoryPath = readonly [string, ...string[]]

const plain: Readonly<Record<Bundle, readonly [CategoryPath, ...CategoryPath[]]>> = {
  cabin: [
    ['Cabins', 'Log cabins'],
    ['Cabins', 'Log cabins', 'Hand-hewn'],
    ['Cabins', 'Chalets', 'Ski-in'],
    ['Cabins', 'Chalets', 'Ski-in', 'With sauna'],
    ['Cabins'],
  ],
  apartment: [
    ['City homes', 'Apartments', 'Studios'],
    ['City homes', 'Apartments', 'Garden level'],
    ['City homes', 'Apartments'],
  ],
  house: [
    ['Houses', 'Farmhouses'],
    ['Houses', 'Beach houses', 'First row'],
    ['Houses', 'Beach houses'],
  ],
  loft: [
    ['City homes', 'Lofts', 'Brick'],
    ['City homes', 'Lofts', 'Warehouse'],
  ],
}

/** Names that a tree, an escaper or a parser may trip over: slashes, quotes, brackets, levels, one name under two. */
const awkward: readonly CategoryPath[] = [
  ["Owner's picks", 'The "blue" rooms'],
  ["Owner's picks", "Chef's", "d'Alene's best"],
  ['Half/full board', 'Bed/breakfast', 'B/B'],
  ['Houses', '1/2 house'],
  ['C:\\old', 'barns\\', '[TO] {sleep} (in) *'],
  ['Cabins', 'Log', 'cabins'],
  ['Cabins+', 'Log cabins'],
  ['0', '1', '2'],
  ['Ümläute', 'Größe', 'straße'],
  ['湖', '湖畔'],
  ['بيوت', 'على البحيرة'],
  ['__proto__', 'constructor'],
  ["}{!join}'", '$ref \u0024{x}', 'a,b;c=d&e'],
  [' spaced ', 'two  spaces'],
]

/** How often a listing has an awkward category too. */
const AWKWARD_INTERVAL = 5

/** The categories of listing `number`: one of its kind, and for every fifth an awkward one in turn. */
export function categoriesOf(
  random: RandomSequence,
  number: number,
  bundle: Bundle,
): readonly CategoryPath[] {
  const own = pick(random, plain[bundle])
  const other =
    number % AWKWARD_INTERVAL === 0
      ? awkward[(number / AWKWARD_INTERVAL) % awkward.length]
      : undefined
  return other ? [own, other] : [own]
}

/** A path by delimiter, such as `Cabins/Log cabins`. A slash within a name becomes "or". */
export function delimitedPath(path: CategoryPath): string {
  return path.map((name) => name.replaceAll('/', ' or ')).join('/')
}

/** A term for each level, such as `0/Cabins` and `1/Cabins/Log cabins`. Names keep their slashes. */
export function levelTerms(path: CategoryPath): readonly string[] {
  return path.map((_, level) => `${level}/${path.slice(0, level + 1).join('/')}`)
}
