import type { LeafletEvent, TileLayer as TileLayerInstance } from 'leaflet'
import { useMemo, useRef } from 'react'
import { TileLayer } from 'react-leaflet'
import { MAX_FAILED_TILES } from '../../../src/map/constants'
import { insertKey } from '../../../src/map/tileTemplate'
import type { MapConfig } from '../config'

/** A little more than the time in which Leaflet shows a new tile. */
const FADE_MS = 250

interface Props {
  readonly config: MapConfig
  /** Called when tiles fail; the listener removes them, so that no more are requested. */
  readonly onFailed: () => void
}

/** The tiles of the map. */
export function Tiles({ config, onFailed }: Props) {
  const failed = useRef(0)
  const handlers = useMemo(
    () => ({
      tileload: () => {
        failed.current = Number.NEGATIVE_INFINITY
      },
      load: ({ target }: LeafletEvent) => {
        setTimeout(removeFormerTiles, FADE_MS, target)
      },
      tileerror: () => {
        failed.current += 1
        if (failed.current === MAX_FAILED_TILES) onFailed()
      },
    }),
    [onFailed],
  )
  return (
    <TileLayer
      url={insertKey(config.tiles, config.key)}
      subdomains={config.subdomains}
      minZoom={config.min_zoom}
      maxZoom={config.max_zoom}
      eventHandlers={handlers}
    />
  )
}

/**
 * Removes the tiles of the former zoom. Leaflet does so after a fixed time and only when a frame has shown the new
 * tiles as opaque; when frames are rare, it never does.
 */
function removeFormerTiles(layer: TileLayerInstance): void {
  // The first call marks tiles as opaque, the second removes what they hide.
  layer.setOpacity(1)
  layer.setOpacity(1)
}
