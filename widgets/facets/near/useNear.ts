import { useMemo, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { paramsSet } from '../../../slices/search/searchActions'
import { selectParams } from '../../../slices/search/selectSearch'
import type { ComponentId } from '../../../src/componentId'
import { type Circle, isSamePoint } from '../../../src/facets/near/circle'
import { activeCircle, setCircle } from '../../../src/facets/near/circleFilter'
import type { NearOptions } from '../../../src/facets/near/config'
import { type DistanceFormat, distanceFormat } from '../../../src/facets/near/distanceFormat'
import { firstRadius } from '../../../src/facets/near/radii'
import { activeArea } from '../../../src/map/activeArea'
import type { LatLng } from '../../../src/map/latLng'
import { useVisitorPosition, visitorPosition } from './position'

/** What a view of `near` shows and can do. */
export interface NearState {
  /** The circle that filters; null without one. */
  readonly circle: Circle | null
  /** Whether a map's area filters instead. */
  readonly hasArea: boolean
  /** Whether the circle is around the visitor. */
  readonly isHere: boolean
  /** The visitor's position, once it is known. */
  readonly here: LatLng | null
  /** The radius in kilometers that is chosen, or will be with the first place; null for any distance. */
  readonly km: number | null
  readonly distances: DistanceFormat
  /** Sets the center. */
  chooseCenter(point: LatLng): void
  /** Sets the center to the visitor's position, which must be known. */
  chooseHere(): void
  /** Sets the radius, at once where a center is chosen. */
  chooseRadius(km: number | null): void
  /** Removes the circle, or a map's area. */
  remove(): void
}

/** The circle of a search component, and what a visitor can do with it. */
export function useNear(id: ComponentId, field: string, options: NearOptions): NearState {
  const dispatch = useDispatch()
  const fq = useSelector((state: RootState) => selectParams(state, id).fq)
  const locale = useSelector((state: RootState) => state.settings.locale)
  const distances = useMemo(
    () => distanceFormat(locale, options.unit ?? undefined),
    [locale, options.unit],
  )
  const here = useVisitorPosition()
  const [draft, setDraft] = useState(() =>
    distances.toKm(firstRadius(options.radii, options.radius)),
  )
  const [isAny, setIsAny] = useState(false)
  const circle = useMemo(() => activeCircle(fq, field), [fq, field])
  const km = circle ? circle.km : isAny ? null : draft
  const set = (next: Circle | null) =>
    dispatch(paramsSet({ id, params: { fq: setCircle(fq, field, next) } }))
  return {
    circle,
    hasArea: !circle && activeArea(fq, field) !== null,
    isHere: circle !== null && here !== null && isSamePoint(circle, here),
    here,
    km,
    distances,
    chooseCenter: ({ lat, lng }) => set({ lat, lng, km }),
    chooseHere() {
      const position = visitorPosition()
      if (position) set({ ...position, km })
    },
    chooseRadius(next) {
      setIsAny(next === null)
      if (next !== null) setDraft(next)
      if (circle) set({ ...circle, km: next })
    },
    remove() {
      // The next place gets the same radius.
      setIsAny(km === null)
      if (km !== null) setDraft(km)
      set(null)
    },
  }
}
