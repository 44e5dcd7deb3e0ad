import type { Map as LeafletMap } from 'leaflet'
import { isInBox } from '../../../src/map/box'
import type { Place } from '../../../src/map/locateDocuments'
import type { MapMessageKey } from '../../../src/map/messages'
import { normaliseBox } from '../../../src/map/normaliseBox'
import type { Translate } from '../../shared/languages/createTranslate'
import { useMapExtent } from '../view/useMapExtent'
import { PlaceList } from './PlaceList'

interface Props {
  readonly map: LeafletMap
  readonly places: readonly Place[]
  readonly translate: Translate<MapMessageKey>
}

/** The list of the places that the map shows now. */
export function VisiblePlaceList({ map, places, translate }: Props) {
  const box = normaliseBox(useMapExtent(map).box)
  return <PlaceList places={places.filter((place) => isInBox(box, place))} translate={translate} />
}
