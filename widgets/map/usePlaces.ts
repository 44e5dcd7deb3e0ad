import { use, useEffect, useMemo, useRef } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import { selectAnswer } from '../../slices/search/selectSearch'
import type { ComponentId } from '../../src/componentId'
import { type LocatedDocuments, locateDocuments, type Place } from '../../src/map/locateDocuments'
import { AppToolsContext } from '../shared/entry/appTools'
import type { MapConfig } from './config'

const none: LocatedDocuments = { places: [], absent: [], unreadable: [] }

/** The places of a map. */
export interface MapPlaces {
  /** Configured markers, then results with a point. */
  readonly places: readonly Place[]
  /** The number of results without a valid point. */
  readonly missing: number
  /** False while the results of its component are unknown. */
  readonly ready: boolean
}

/** The places on the map: configured markers, and the results of its component that have a point. */
export function usePlaces(id: ComponentId, { markers, location }: MapConfig): MapPlaces {
  const docs = useSelector((state: RootState) => selectAnswer(state, id)?.docs)
  const configured = useMemo(() => markers.map(toPlace), [markers])
  const located = useMemo(
    () => (location !== undefined && docs ? locateDocuments(docs, location) : none),
    [docs, location],
  )
  useReportUnlocated(located, location)
  const places = useMemo(() => [...configured, ...located.places], [configured, located])
  const missing = located.absent.length + located.unreadable.length
  return { places, missing, ready: location === undefined || docs !== undefined }
}

/** A configured marker as a place with a document for templates. */
function toPlace({ lat, lng, title, url, fields }: MapConfig['markers'][number], i: number): Place {
  const id = `marker-${i}`
  return { id, lat, lng, title, doc: { ...fields, title, ...(url && { url }), id } }
}

/** Reports once that results have no point or an invalid one. */
function useReportUnlocated({ places, absent, unreadable }: LocatedDocuments, location = '') {
  const app = use(AppToolsContext)
  const unreadableId = unreadable[0]?.id
  const isFieldAbsent = places.length === 0 && unreadableId === undefined && absent.length > 0
  const reported = useRef(false)
  useEffect(() => {
    if (reported.current || (unreadableId === undefined && !isFieldAbsent)) return
    reported.current = true
    app?.diagnostics.warn(
      isFieldAbsent
        ? `map: no result has ${location}, so none is on the map. Does solr.params.fl ask for it?`
        : `map: results whose ${location} is not "latitude,longitude" are left out, such as ${unreadableId}.`,
    )
  }, [app, location, unreadableId, isFieldAbsent])
}
