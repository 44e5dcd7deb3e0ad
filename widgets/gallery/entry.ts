import 'photoswipe/style.css'
import { widget } from '../shared/widgetEntry'
import { config } from './config'
import { Gallery } from './Gallery'

export const gallery = widget({ name: 'gallery', config, Component: Gallery })
