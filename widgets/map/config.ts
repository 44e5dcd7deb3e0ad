import * as v from 'valibot'
import {
  anyNumber,
  fieldName,
  filledText,
  oneOf,
  onOff,
  text,
  wholeNumber,
} from '../../src/config/values'
import { MAP_MOST_ZOOM, MAP_ZOOM } from '../../src/map/constants'
import { tileFault } from '../../src/map/tileTemplate'

const KEYLESS = 'is missing: tiles has {key}'
const HALF = 'is missing, expected a number of degrees: lat and lng go together'
const TILES = 'an address with {z}, {x} and {y}'

const degrees = (most: number) =>
  v.pipe(
    anyNumber(-most),
    v.check((value) => value <= most, `a number of at most ${most}`),
  )

const marker = v.object(
  {
    lat: degrees(90),
    lng: degrees(180),
    title: text(),
    url: v.optional(text()),
    /** What else a `marker` template shows of it. */
    fields: v.optional(v.record(v.string(), v.unknown()), {}),
  },
  'an object with lat, lng and title',
)

const shape = v.object(
  {
    /** Tile URL template, with {z}, {x} and {y}, and {s}, {r} and {key} where the host has them. */
    tiles: v.pipe(
      filledText(TILES),
      v.check(
        (value) => tileFault(value) === null,
        ({ input }) => tileFault(input) ?? TILES,
      ),
    ),
    /** What {key} stands for: the key that the tile host gave. */
    key: v.optional(filledText()),
    /** What {s} stands for, one letter each. */
    subdomains: v.optional(filledText('letters, such as "abc"'), 'abc'),
    /** Whose tiles these are; simple HTML is sanitised. */
    attribution: v.optional(text(), ''),
    // Where the map stands; without them it fits what is on it.
    lat: v.optional(degrees(90)),
    lng: v.optional(degrees(180)),
    zoom: v.optional(wholeNumber(0), MAP_ZOOM),
    min_zoom: v.optional(wholeNumber(0), 0),
    max_zoom: v.optional(wholeNumber(0), MAP_MOST_ZOOM),
    markers: v.optional(v.array(marker, 'a list of markers'), []),
    /** The field of its component's documents that says where they are, as `latitude,longitude`. */
    location: v.optional(fieldName()),
    /** Whether the area is searched as the map moves: at once, when the visitor says so, or never. */
    area_search: v.optional(oneOf(['on', 'offered', 'off']), 'offered'),
    /** Whether its places stand in a list below it; those of its own markers do. */
    list: v.optional(onOff()),
    label: v.optional(text()),
  },
  'an object with tiles',
)

export const name = 'map'

export const config = v.pipe(
  shape,
  v.forward(
    v.check(({ tiles, key }) => key !== undefined || !tiles.includes('{key}'), KEYLESS),
    ['key'],
  ),
  v.forward(
    v.check(({ lat, lng }) => lng !== undefined || lat === undefined, HALF),
    ['lng'],
  ),
  v.forward(
    v.check(({ lat, lng }) => lat !== undefined || lng === undefined, HALF),
    ['lat'],
  ),
)

export type MapConfig = v.InferOutput<typeof config>
