import type { Map as LeafletMap } from 'leaflet'
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { rangeChosen } from '../../../slices/search/searchActions'
import { selectParams } from '../../../slices/search/selectSearch'
import type { ComponentId } from '../../../src/componentId'
import { setRange } from '../../../src/facets/range/setRange'
import { activeArea } from '../../../src/map/activeArea'
import { areaRange } from '../../../src/map/areaRange'
import type { Box } from '../../../src/map/box'
import { AREA_SEARCH_DELAY_MS } from '../../../src/map/constants'
import { normaliseBox } from '../../../src/map/normaliseBox'
import type { MapConfig } from '../config'
import { isMovedByProgram } from './moveByProgram'
import { extentOf } from './useMapExtent'

/** The search of a map's area. */
export interface AreaSearchState {
  /** The area that filters the results, or null. */
  readonly area: Box | null
  /** The area that was last searched from this map. */
  readonly searchedArea: RefObject<Box | null>
  /** Whether the map offers the search at all. */
  readonly isOffered: boolean
  /** Whether each move of the visitor searches. */
  readonly isFollowing: boolean
  /** Turns searching with each move on or off. */
  setFollowing(on: boolean): void
  /** Whether the visitor has moved the map since the last search. */
  readonly hasMoved: boolean
  /** Searches the area that the map shows. */
  search(): void
}

/**
 * Searches the map's area (design decision 23): after each move of the visitor when that is on, else when the
 * visitor asks for it.
 */
export function useAreaSearch(
  map: LeafletMap | null,
  id: ComponentId,
  config: MapConfig,
): AreaSearchState {
  const { location = '', area_search: mode } = config
  const dispatch = useDispatch()
  const fq = useSelector((state: RootState) => selectParams(state, id).fq)
  const area = useMemo(() => (location ? activeArea(fq, location) : null), [fq, location])
  const searchedArea = useRef<Box | null>(null)
  const isOffered = location !== '' && id !== '' && mode !== 'off'
  const [isFollowing, setFollows] = useState(() => mode === 'on' || area !== null)
  const [hasMoved, setMoved] = useState(false)

  const search = useCallback(() => {
    if (!map) return
    setMoved(false)
    const range = areaRange(normaliseBox(extentOf(map).box))
    // Stored as it is read back from the filter.
    searchedArea.current = activeArea(setRange([], location, range, false), location)
    dispatch(rangeChosen({ id, field: location, range, tagged: false }))
  }, [map, id, location, dispatch])

  const onRest = useEffectEvent(() => (isFollowing ? search() : setMoved(true)))
  useEffect(() => {
    if (!map || !isOffered) return
    let timer = 0
    const onMoveStart = () => {
      window.clearTimeout(timer)
    }
    const onMoveEnd = () => {
      window.clearTimeout(timer)
      if (isMovedByProgram(map)) setMoved(false)
      else timer = window.setTimeout(() => onRest(), AREA_SEARCH_DELAY_MS)
    }
    map.on('movestart', onMoveStart)
    map.on('moveend', onMoveEnd)
    return () => {
      window.clearTimeout(timer)
      map.off('movestart', onMoveStart)
      map.off('moveend', onMoveEnd)
    }
  }, [map, isOffered])

  const setFollowing = (on: boolean) => {
    setFollows(on)
    if (on && hasMoved) search()
  }
  return { area, searchedArea, isOffered, isFollowing, setFollowing, hasMoved, search }
}
