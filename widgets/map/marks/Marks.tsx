import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { boxAround } from '../../../src/map/boxAround'
import type { MapMessageKey } from '../../../src/map/messages'
import type { Place } from '../../../src/map/placesOf'
import type { Show } from '../../shared/entry/widgetProps'
import type { Translate } from '../../shared/languages/createTranslate'
import { PlacePopup } from '../popup/PlacePopup'
import { wantsCalm } from '../view/calm'
import { fitBox } from '../view/fitBox'
import { useView } from '../view/useView'
import { createClusters, type Mark } from './clusters'
import { MarkButton } from './MarkButton'

interface Props {
  readonly map: LeafletMap
  readonly places: readonly Place[]
  readonly pointed: string | null
  readonly point: (doc: string | null) => void
  /** The themer's template of a popup. */
  readonly show: Show | undefined
  readonly translate: Translate<MapMessageKey>
}

/** The markers and clusters of what the map shows, and the popup of one of them. */
export function Marks({ map, places, pointed, point, show, translate }: Props) {
  const view = useView(map)
  const most = map.getMaxZoom()
  const marksIn = useMemo(() => createClusters(places, most), [places, most])
  const marks = useMemo(() => marksIn(view), [marksIn, view])
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const entered = useRef<Place | null>(null)
  const left = useRef<string | null>(null)
  const [open, setOpen] = useState<Mark | null>(null)
  const shown = useMemo(() => stillOf(open, places), [open, places])

  // A cluster that was entered is gone: who stood on it stands on the first of what it held.
  useEffect(() => {
    const place = entered.current
    if (!place || isSomewhere()) return
    const mark = marks.find((one) => one.inView && one.places.includes(place))
    const button = mark && buttons.current.get(mark.key)
    if (!button) return
    entered.current = null
    button.focus({ preventScroll: true })
    // Part of the map may lie beyond the window, where nobody sees the focus.
    if (button.matches(':focus-visible')) button.scrollIntoView({ block: 'nearest' })
  }, [marks])

  // A popup that had the focus is gone: its mark has it, or the map where that is gone, too.
  useLayoutEffect(() => {
    if (left.current === null) return
    const back = buttons.current.get(left.current) ?? map.getContainer()
    left.current = null
    back.focus({ preventScroll: true })
  })

  const enter = (mark: Mark) => {
    const box = boxAround(mark.places)
    if (!box) return
    const hasFocus = document.activeElement === buttons.current.get(mark.key)
    entered.current = hasFocus ? (mark.places[0] ?? null) : null
    fitBox(map, box, { near: mark.lng, room: true, maxZoom: most, animate: !wantsCalm() })
  }

  return (
    <>
      {marks.map((mark) => {
        const parts = mark.places.length > 1 && view.zoom < most && standApart(mark)
        return (
          <MarkButton
            key={mark.key}
            mark={mark}
            pointed={pointed !== null && mark.places.some(({ id }) => id === pointed)}
            open={open?.key === mark.key}
            parts={parts}
            press={() => (parts ? enter(mark) : setOpen(mark))}
            point={point}
            button={(element) => {
              if (element) buttons.current.set(mark.key, element)
              else buttons.current.delete(mark.key)
            }}
            translate={translate}
          />
        )
      })}
      {open && shown.length > 0 && (
        <PlacePopup
          key={open.key}
          map={map}
          mark={open}
          places={shown}
          close={() => setOpen(null)}
          onLeft={() => {
            left.current = open.key
          }}
          show={show}
          translate={translate}
        />
      )}
    </>
  )
}

/** The places of a mark as they are now; those that are not found any more are gone from its popup, too. */
function stillOf(mark: Mark | null, places: readonly Place[]): readonly Place[] {
  const ids = new Set(mark?.places.map(({ id }) => id))
  return ids.size > 0 ? places.filter(({ id }) => ids.has(id)) : []
}

/** Whether anything but the page itself has the focus. */
function isSomewhere(): boolean {
  return document.activeElement !== null && document.activeElement.localName !== 'body'
}

/** Places at one point stay together however near the map comes. */
function standApart({ places: [first, ...others] }: Mark): boolean {
  return others.some(({ lat, lng }) => lat !== first?.lat || lng !== first?.lng)
}
