import type { Map as LeafletMap } from 'leaflet'
import { isInBox } from '../../../src/map/box'
import { boxOfView } from '../../../src/map/boxOfView'
import type { MapMessageKey } from '../../../src/map/messages'
import type { Place } from '../../../src/map/placesOf'
import type { Translate } from '../../shared/languages/createTranslate'
import { useView } from '../view/useView'
import { PlaceList } from './PlaceList'

interface Props {
  readonly map: LeafletMap
  readonly places: readonly Place[]
  readonly translate: Translate<MapMessageKey>
}

/** The list of what the map shows now. */
export function ListHere({ map, places, translate }: Props) {
  const box = boxOfView(useView(map).box)
  return <PlaceList places={places.filter((place) => isInBox(box, place))} translate={translate} />
}
