import { widget } from '../shared/widgetEntry'
import { config } from './config'
import { Modal } from './Modal'

export const modal = widget({ name: 'modal', config, Component: Modal })
