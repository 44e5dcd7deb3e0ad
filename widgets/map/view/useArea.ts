import type { Map as LeafletMap } from 'leaflet'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { rangeChosen } from '../../../slices/search/searchActions'
import { selectParams } from '../../../slices/search/selectSearch'
import type { ComponentId } from '../../../src/componentId'
import { setRange } from '../../../src/facets/range/setRange'
import { activeArea } from '../../../src/map/activeArea'
import { areaRange } from '../../../src/map/areaRange'
import type { Box } from '../../../src/map/box'
import { boxOfView } from '../../../src/map/boxOfView'
import { MAP_REST_MS } from '../../../src/map/constants'
import type { MapConfig } from '../config'
import { isQuiet } from './quietly'
import { viewOf } from './useView'

/**
 * The area that is searched, and searching where the map stands (design decision 23): as it comes to rest
 * where that is wanted, or when the visitor says so. Moves that the map makes by itself search nothing.
 */
export function useArea(map: LeafletMap | null, id: ComponentId, config: MapConfig) {
  const { location = '', area_search: mode } = config
  const dispatch = useDispatch()
  const fq = useSelector((state: RootState) => selectParams(state, id).fq)
  const area = useMemo(() => (location ? activeArea(fq, location) : null), [fq, location])
  const asked = useRef<Box | null>(null)
  const isOffered = location !== '' && id !== '' && mode !== 'off'
  const [follows, setFollows] = useState(() => mode === 'on' || area !== null)
  const [moved, setMoved] = useState(false)

  const search = useCallback(() => {
    if (!map) return
    setMoved(false)
    const range = areaRange(boxOfView(viewOf(map).box))
    // As it will be read back.
    asked.current = activeArea(setRange([], location, range, false), location)
    dispatch(rangeChosen({ id, field: location, range, tagged: false }))
  }, [map, id, location, dispatch])

  const rested = useEffectEvent(() => (follows ? search() : setMoved(true)))
  useEffect(() => {
    if (!map || !isOffered) return
    let timer = 0
    const start = () => {
      window.clearTimeout(timer)
    }
    const end = () => {
      window.clearTimeout(timer)
      if (isQuiet(map)) setMoved(false)
      else timer = window.setTimeout(() => rested(), MAP_REST_MS)
    }
    map.on('movestart', start)
    map.on('moveend', end)
    return () => {
      window.clearTimeout(timer)
      map.off('movestart', start)
      map.off('moveend', end)
    }
  }, [map, isOffered])

  const follow = (on: boolean) => {
    setFollows(on)
    if (on && moved) search()
  }
  return { area, asked, isOffered, follows, follow, moved, search }
}
