import { useMemo, useRef } from 'react'
import { TileLayer } from 'react-leaflet'
import { MAX_FAILED_TILES } from '../../../src/map/constants'
import { insertKey } from '../../../src/map/tileTemplate'
import type { MapConfig } from '../config'

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
