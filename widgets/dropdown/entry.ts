import { widget } from '../shared/widgetEntry'
import { config } from './config'
import { Dropdown } from './Dropdown'

export const dropdown = widget({ name: 'dropdown', config, Component: Dropdown })
