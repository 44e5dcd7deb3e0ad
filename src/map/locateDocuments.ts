import { docField } from '../results/docField'
import type { Doc } from '../solr/response/searchResponse'
import { firstField } from '../templates/values/firstField'
import { textOf } from '../templates/values/textOf'
import { valuesOf } from '../templates/values/valuesOf'
import type { LatLng } from './latLng'
import { readLatLng } from './readLatLng'

/** A place on the map. */
export interface Place extends LatLng {
  readonly id: string
  /** The title as plain text. */
  readonly title: string
  readonly doc: Doc
}

export interface LocatedDocuments {
  readonly places: readonly Place[]
  /** Documents without a value in the field. */
  readonly absent: readonly Doc[]
  /** Documents whose value is not a point. */
  readonly unreadable: readonly Doc[]
}

/** Reads the documents' points from a field with `latitude,longitude`. */
export function locateDocuments(docs: readonly Doc[], field: string): LocatedDocuments {
  const places: Place[] = []
  const absent: Doc[] = []
  const unreadable: Doc[] = []
  for (const doc of docs) {
    const value = docField(doc, field)
    const point = readLatLng(value)
    if (point) places.push({ id: doc.id, ...point, title: documentTitle(doc), doc })
    else if (valuesOf(value).length === 0) absent.push(doc)
    else unreadable.push(doc)
  }
  return { places, absent, unreadable }
}

/** A document's title, else its id. */
export function documentTitle(doc: Doc): string {
  return textOf(firstField(doc, ['title', 'label', 'name']).value) || doc.id
}
