import * as v from 'valibot'
import { widget } from '../shared/widgetEntry'
import { Status } from './Status'

const config = v.object({})

export const status = widget({ name: 'status', config, Component: Status, needsSearch: true })
