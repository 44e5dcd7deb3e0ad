import type { Map as LeafletMap } from 'leaflet'
import { type RefObject, useEffect } from 'react'
import type { Box } from '../../src/map/box'
import type { Place } from '../../src/map/locateDocuments'
import type { MapMessageKey } from '../../src/map/messages'
import type { PlaceLook } from '../shared/entry/appTools'
import type { Translate } from '../shared/languages/createTranslate'
import type { MapConfig } from './config'
import { Markers } from './markers/Markers'
import { useCardHighlight, useHighlight } from './useHighlight'
import { useFit } from './view/useFit'
import { useGestures } from './view/useGestures'
import { useMapSize } from './view/useMapSize'
import { useStopZoomAnimation } from './view/useStopZoomAnimation'

interface Props {
  readonly map: LeafletMap
  /** The id by which the map and the list of results share the highlighted document. */
  readonly id: string
  readonly config: MapConfig
  readonly places: readonly Place[]
  readonly area: Box | null
  readonly searchedArea: RefObject<Box | null>
  readonly look: PlaceLook
  readonly translate: Translate<MapMessageKey>
}

/** The markers of a map, and the effects that move it. */
export function MapContent({
  map,
  id,
  config,
  places,
  area,
  searchedArea,
  look,
  translate,
}: Props) {
  const { highlighted, highlight } = useHighlight(id)
  const hasSize = useMapSize(map)
  useFit(map, hasSize, { area, places, config, searchedArea })
  useGestures(map)
  useStopZoomAnimation(map)
  useCardHighlight(places, highlight)
  useEffect(() => {
    const element = map.getContainer()
    element.tabIndex = 0
    element.setAttribute('role', 'group')
    element.setAttribute('aria-label', translate('map.keys'))
  }, [map, translate])
  return (
    <Markers
      map={map}
      places={places}
      highlighted={highlighted}
      highlight={highlight}
      look={look}
      translate={translate}
    />
  )
}
