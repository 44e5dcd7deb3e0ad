import { use, useEffect, useMemo, useRef } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import { selectAnswer } from '../../slices/search/selectSearch'
import type { ComponentId } from '../../src/componentId'
import { type Place, type Placed, placesOf } from '../../src/map/placesOf'
import { AppToolsContext } from '../shared/entry/appTools'
import type { MapConfig } from './config'

const none: Placed = { places: [], absent: [], unreadable: [] }

/** What stands on the map: its own markers, and the results of its component that say where they are. */
export function usePlaces(id: ComponentId, { markers, location }: MapConfig) {
  const docs = useSelector((state: RootState) => selectAnswer(state, id)?.docs)
  const own = useMemo(() => markers.map(markedPlace), [markers])
  const found = useMemo(
    () => (location !== undefined && docs ? placesOf(docs, location) : none),
    [docs, location],
  )
  useTold(found, location)
  const places = useMemo(() => [...own, ...found.places], [own, found])
  const missing = found.absent.length + found.unreadable.length
  return { places, missing, ready: location === undefined || docs !== undefined }
}

/** A marker of the page, as the document that a template shows. */
function markedPlace(
  { lat, lng, title, url, fields }: MapConfig['markers'][number],
  i: number,
): Place {
  const id = `marker-${i}`
  return { id, lat, lng, title, doc: { ...fields, title, ...(url && { url }), id } }
}

/** Tells the themer, once, what the index says wrongly or not at all. */
function useTold({ places, absent, unreadable }: Placed, location = '') {
  const app = use(AppToolsContext)
  const bad = unreadable[0]?.id
  const never = places.length === 0 && bad === undefined && absent.length > 0
  const told = useRef(false)
  useEffect(() => {
    if (told.current || (bad === undefined && !never)) return
    told.current = true
    app?.diagnostics.warn(
      never
        ? `map: no result has ${location}, so none is on the map. Does solr.params.fl ask for it?`
        : `map: results whose ${location} is not "latitude,longitude" are left out, such as ${bad}.`,
    )
  }, [app, location, bad, never])
}
