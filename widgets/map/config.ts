import * as v from 'valibot'
import { anyNumber, filledText, text, wholeNumber } from '../../src/config/values'

const marker = v.object({ lat: anyNumber(-90), lng: anyNumber(-180), title: text() })

export const config = v.object(
  {
    /** Tile URL template, with {z}, {x} and {y}. */
    tiles: filledText('a tile URL template with {z}, {x} and {y}'),
    attribution: v.optional(text(), ''),
    lat: anyNumber(-90),
    lng: anyNumber(-180),
    zoom: v.optional(wholeNumber(0), 12),
    markers: v.optional(v.array(marker, 'a list of markers'), []),
  },
  'an object with tiles, lat and lng',
)

export type MapConfig = v.InferOutput<typeof config>
