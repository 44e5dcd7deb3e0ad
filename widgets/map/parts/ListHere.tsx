import type { Map as LeafletMap } from 'leaflet'
import { isInBox } from '../../../src/map/box'
import { boxOfView } from '../../../src/map/boxOfView'
import type { Place } from '../../../src/map/placesOf'
import type { SayMap } from '../useTexts'
import { useView } from '../view/useView'
import { PlaceList } from './PlaceList'

interface Props {
  readonly map: LeafletMap
  readonly places: readonly Place[]
  readonly say: SayMap
}

/** The list of what the map shows now. */
export function ListHere({ map, places, say }: Props) {
  const box = boxOfView(useView(map).box)
  return <PlaceList places={places.filter((place) => isInBox(box, place))} say={say} />
}
