import { widget } from '../shared/widgetEntry'
import { config } from './config'
import { NoticesPlace } from './NoticesPlace'

export const notices = widget({ name: 'notices', config, Component: NoticesPlace })
