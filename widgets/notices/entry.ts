import { widget } from '../shared/entry/widgetEntry'
import { config } from './config'
import { NoticesPlace } from './NoticesPlace'

export const notices = widget({ name: 'notices', config, Component: NoticesPlace })
