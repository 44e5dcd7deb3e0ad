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
import { DEFAULT_ZOOM, MAX_ZOOM } from '../../src/map/constants'
import { findTemplateIssue } from '../../src/map/tileTemplate'

const KEY_MISSING = 'is missing: tiles has {key}'
const TILES = 'an address with {z}, {x} and {y}'

const degrees = (max: number) =>
  v.pipe(
    anyNumber(-max),
    v.check((value) => value <= max, `a number of at most ${max}`),
  )

const marker = v.object(
  {
    lat: degrees(90),
    lng: degrees(180),
    title: text(),
    url: v.optional(text()),
    /** Further fields for a `marker` template. */
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
        (value) => findTemplateIssue(value) === null,
        ({ input }) => findTemplateIssue(input) ?? TILES,
      ),
    ),
    /** The tile host's key, for {key}. */
    key: v.optional(filledText()),
    /** The letters for {s}. */
    subdomains: v.optional(filledText('letters, such as "abc"'), 'abc'),
    /** The tiles' attribution; simple HTML is sanitised. */
    attribution: v.optional(text(), ''),
    // The map's center; without them it fits its places.
    lat: v.optional(degrees(90)),
    lng: v.optional(degrees(180)),
    zoom: v.optional(wholeNumber(0), DEFAULT_ZOOM),
    min_zoom: v.optional(wholeNumber(0), 0),
    max_zoom: v.optional(wholeNumber(0), MAX_ZOOM),
    markers: v.optional(v.array(marker, 'a list of markers'), []),
    /** The document field with `latitude,longitude`. */
    location: v.optional(fieldName()),
    /** Whether a move searches the area: always, when the visitor asks for it, or never. */
    area_search: v.optional(oneOf(['on', 'offered', 'off']), 'offered'),
    /** Whether a list of places is below the map; by default only for configured markers. */
    list: v.optional(onOff()),
    label: v.optional(text()),
  },
  'an object with tiles',
)

export const name = 'map'

export const config = v.pipe(
  shape,
  v.forward(
    v.check(({ tiles, key }) => key !== undefined || !tiles.includes('{key}'), KEY_MISSING),
    ['key'],
  ),
  v.forward(
    v.check(({ lat, lng }) => lng !== undefined || lat === undefined, 'is of no use without lng'),
    ['lat'],
  ),
  v.forward(
    v.check(({ lat, lng }) => lat !== undefined || lng === undefined, 'is of no use without lat'),
    ['lng'],
  ),
)

export type MapConfig = v.InferOutput<typeof config>
