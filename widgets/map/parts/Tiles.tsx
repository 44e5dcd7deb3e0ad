import { useMemo, useRef } from 'react'
import { TileLayer } from 'react-leaflet'
import { MAP_TILES_FAILED } from '../../../src/map/constants'
import { withKey } from '../../../src/map/tileTemplate'
import type { MapConfig } from '../config'

interface Props {
  readonly config: MapConfig
  /** Tiles do not come: whoever hears it takes them out, so that no more are asked for. */
  readonly onFailed: () => void
}

/** The pictures of the map. */
export function Tiles({ config, onFailed }: Props) {
  const failed = useRef(0)
  const handlers = useMemo(
    () => ({
      tileload: () => {
        failed.current = Number.NEGATIVE_INFINITY
      },
      tileerror: () => {
        failed.current += 1
        if (failed.current === MAP_TILES_FAILED) onFailed()
      },
    }),
    [onFailed],
  )
  return (
    <TileLayer
      url={withKey(config.tiles, config.key)}
      subdomains={config.subdomains}
      minZoom={config.min_zoom}
      maxZoom={config.max_zoom}
      eventHandlers={handlers}
    />
  )
}
