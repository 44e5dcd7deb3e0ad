import type { ComponentId } from '../../src/componentId'
import { widget } from '../shared/entry/widgetEntry'
import { config, type MapConfig, name } from './config'
import { MapWidget } from './MapWidget'

export const map = widget<MapConfig>({
  name,
  config,
  Component: MapWidget,
  needsSearch: 'optional',
  templates: ['marker'],
  findIssue,
})

function findIssue({ location, lat, markers }: MapConfig, id: ComponentId): string | null {
  if (location !== undefined && id === '') {
    return 'location is a field of results, but no search component is around it: put the map inside one, or name one with data-vitrine-for.'
  }
  const isEmpty = location === undefined && lat === undefined && markers.length === 0
  return isEmpty
    ? 'it shows nothing but the whole world: give it lat and lng, markers, or location.'
    : null
}
