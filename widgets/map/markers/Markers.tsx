import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { boxAround } from '../../../src/map/boxAround'
import type { Place } from '../../../src/map/locateDocuments'
import type { MapMessageKey } from '../../../src/map/messages'
import type { PlaceLook } from '../../shared/entry/appTools'
import type { Translate } from '../../shared/languages/createTranslate'
import { PlacePopup } from '../popup/PlacePopup'
import { fitBox } from '../view/fitBox'
import { prefersReducedMotion } from '../view/prefersReducedMotion'
import { useMapExtent } from '../view/useMapExtent'
import { createClusters, type MapMarker } from './createClusters'
import { MarkerButton } from './MarkerButton'

interface Props {
  readonly map: LeafletMap
  readonly places: readonly Place[]
  readonly highlighted: string | null
  readonly highlight: (doc: string | null) => void
  readonly look: PlaceLook
  readonly translate: Translate<MapMessageKey>
}

/** The visible markers and clusters, and the popup of one of them. */
export function Markers({ map, places, highlighted, highlight, look, translate }: Props) {
  const view = useMapExtent(map)
  const maxZoom = map.getMaxZoom()
  const markersIn = useMemo(() => createClusters(places, maxZoom), [places, maxZoom])
  const markers = useMemo(() => markersIn(view), [markersIn, view])
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const focusedPlace = useRef<Place | null>(null)
  const focusLostBy = useRef<string | null>(null)
  const [open, setOpen] = useState<MapMarker | null>(null)
  const openPlaces = useMemo(() => remainingPlaces(open, places), [open, places])

  // After zooming into a focused cluster, the focus moves to the marker of its first place.
  useEffect(() => {
    const place = focusedPlace.current
    if (!place || hasFocusedElement()) return
    const marker = markers.find((one) => one.inView && one.places.includes(place))
    const button = marker && buttons.current.get(marker.key)
    if (!button) return
    focusedPlace.current = null
    button.focus({ preventScroll: true })
    // A part of the map can be outside the window, where the focus would be invisible.
    if (button.matches(':focus-visible')) button.scrollIntoView({ block: 'nearest' })
  }, [markers])

  // A closed popup passes the focus to its marker, or to the map when the marker is gone.
  useLayoutEffect(() => {
    if (focusLostBy.current === null) return
    const focusTarget = buttons.current.get(focusLostBy.current) ?? map.getContainer()
    focusLostBy.current = null
    focusTarget.focus({ preventScroll: true })
  })

  const zoomInto = (marker: MapMarker) => {
    const box = boxAround(marker.places)
    if (!box) return
    const hasFocus = document.activeElement === buttons.current.get(marker.key)
    focusedPlace.current = hasFocus ? (marker.places[0] ?? null) : null
    fitBox(map, box, {
      centerLng: marker.lng,
      hasPadding: true,
      maxZoom: maxZoom,
      animate: !prefersReducedMotion(),
    })
  }

  return (
    <>
      {markers.map((marker) => {
        const zoomsIn = marker.places.length > 1 && view.zoom < maxZoom && canSeparate(marker)
        return (
          <MarkerButton
            key={marker.key}
            marker={marker}
            isHighlighted={
              highlighted !== null && marker.places.some(({ id }) => id === highlighted)
            }
            isOpen={open?.key === marker.key}
            zoomsIn={zoomsIn}
            onPress={() => (zoomsIn ? zoomInto(marker) : setOpen(marker))}
            highlight={highlight}
            label={look.label}
            buttonRef={(element) => {
              if (element) buttons.current.set(marker.key, element)
              else buttons.current.delete(marker.key)
            }}
            translate={translate}
          />
        )
      })}
      {open && openPlaces.length > 0 && (
        <PlacePopup
          key={open.key}
          map={map}
          marker={open}
          places={openPlaces}
          close={() => setOpen(null)}
          onFocusLost={() => {
            focusLostBy.current = open.key
          }}
          show={look.show}
          translate={translate}
        />
      )}
    </>
  )
}

/** The places of a marker that are still among the results. */
function remainingPlaces(marker: MapMarker | null, places: readonly Place[]): readonly Place[] {
  const ids = new Set(marker?.places.map(({ id }) => id))
  return ids.size > 0 ? places.filter(({ id }) => ids.has(id)) : []
}

/** Whether an element other than the body has the focus. */
function hasFocusedElement(): boolean {
  return document.activeElement !== null && document.activeElement.localName !== 'body'
}

/** Whether a cluster's places differ, so that zooming in separates them. */
function canSeparate({ places: [first, ...others] }: MapMarker): boolean {
  return others.some(({ lat, lng }) => lat !== first?.lat || lng !== first?.lng)
}
