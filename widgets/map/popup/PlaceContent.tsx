import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import type { Place } from '../../../src/map/locateDocuments'
import { attributeValue } from '../../../src/templates/values/attributeValue'
import { firstField } from '../../../src/templates/values/firstField'
import { createFormats } from '../../../src/templates/values/format'
import type { Show } from '../../shared/entry/widgetProps'

interface Props {
  readonly place: Place
  readonly show?: Show | undefined
}

/** A place by the popup's template; without one, its title, linked if its URL is safe. */
export function PlaceContent({ place, show }: Props) {
  const formats = createFormats(useSelector((state: RootState) => state.settings))
  if (show) return show({ doc: place.doc, formats })
  const url = attributeValue('href', firstField(place.doc, ['url', 'path']).value)
  const title = <bdi>{place.title}</bdi>
  return url ? <a href={url}>{title}</a> : title
}
