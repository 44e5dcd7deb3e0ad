import * as v from 'valibot'
import { text } from '../../src/config/values'
import { widget } from '../shared/widgetEntry'
import { Dropdown } from './Dropdown'

const option = v.object({ value: text(), label: text() })

const config = v.object(
  {
    label: text(),
    name: v.optional(text()),
    options: v.array(option, 'a list of options, such as [{"value": "a", "label": "A"}]'),
  },
  'an object with label and options',
)

export type DropdownConfig = v.InferOutput<typeof config>

export const dropdown = widget({ name: 'dropdown', config, Component: Dropdown })
