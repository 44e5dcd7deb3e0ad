import type { Map as LeafletMap } from 'leaflet'
import { type RefObject, useEffect } from 'react'
import type { Box } from '../../src/map/box'
import type { MapMessageKey } from '../../src/map/messages'
import type { Place } from '../../src/map/placesOf'
import type { Show } from '../shared/entry/widgetProps'
import type { Translate } from '../shared/languages/createTranslate'
import type { MapConfig } from './config'
import { Marks } from './marks/Marks'
import { useCards, usePointed } from './usePointed'
import { useEnd } from './view/useEnd'
import { useFit } from './view/useFit'
import { useGestures } from './view/useGestures'
import { useSize } from './view/useSize'

interface Props {
  readonly map: LeafletMap
  /** What it shares with the list of results, by this id. */
  readonly id: string
  readonly config: MapConfig
  readonly places: readonly Place[]
  readonly area: Box | null
  readonly asked: RefObject<Box | null>
  readonly show: Show | undefined
  readonly translate: Translate<MapMessageKey>
}

/** What stands on a map, and how it moves. */
export function MapArea({ map, id, config, places, area, asked, show, translate }: Props) {
  const { pointed, point } = usePointed(id)
  const seen = useSize(map)
  useFit(map, seen, { area, places, config, asked })
  useGestures(map)
  useEnd(map)
  useCards(places, point)
  useEffect(() => {
    const element = map.getContainer()
    element.tabIndex = 0
    element.setAttribute('role', 'group')
    element.setAttribute('aria-label', translate('map.keys'))
  }, [map, translate])
  return (
    <Marks
      map={map}
      places={places}
      pointed={pointed}
      point={point}
      show={show}
      translate={translate}
    />
  )
}
