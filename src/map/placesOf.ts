import { docField } from '../results/docField'
import type { Doc } from '../solr/response/searchResponse'
import { firstField } from '../templates/values/firstField'
import { textOf } from '../templates/values/textOf'
import { valuesOf } from '../templates/values/valuesOf'
import type { LatLng } from './latLng'
import { readLatLng } from './readLatLng'

/** What stands on a map. */
export interface Place extends LatLng {
  readonly id: string
  /** As text, whatever it holds. */
  readonly title: string
  readonly doc: Doc
}

export interface Placed {
  readonly places: readonly Place[]
  /** Documents whose field is empty or absent. */
  readonly absent: readonly Doc[]
  /** Documents whose field holds something that is no point. */
  readonly unreadable: readonly Doc[]
}

/** Where documents stand, by a field with `latitude,longitude`; those that say no such thing are told apart. */
export function placesOf(docs: readonly Doc[], field: string): Placed {
  const places: Place[] = []
  const absent: Doc[] = []
  const unreadable: Doc[] = []
  for (const doc of docs) {
    const value = docField(doc, field)
    const point = readLatLng(value)
    if (point) places.push({ id: doc.id, ...point, title: titleOf(doc), doc })
    else if (valuesOf(value).length === 0) absent.push(doc)
    else unreadable.push(doc)
  }
  return { places, absent, unreadable }
}

/** What a document is called, or its id. */
export function titleOf(doc: Doc): string {
  return textOf(firstField(doc, ['title', 'label', 'name']).value) || doc.id
}
