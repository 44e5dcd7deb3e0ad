import 'leaflet/dist/leaflet.css'
import { widget } from '../shared/widgetEntry'
import { config } from './config'
import { MapWidget } from './MapWidget'

export const map = widget({ name: 'map', config, Component: MapWidget })
