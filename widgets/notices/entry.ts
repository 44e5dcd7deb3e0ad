import { widget } from '../shared/entry/widgetEntry'
import { config, name } from './config'
import { NoticesPlace } from './NoticesPlace'

export const notices = widget({ name, config, Component: NoticesPlace })
