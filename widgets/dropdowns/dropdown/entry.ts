import { type Completed, widget } from '../../shared/entry/widgetEntry'
import { findSelect } from '../field/select/findSelect'
import { config, type DropdownConfig, name } from './config'
import { Dropdown } from './Dropdown'

export const dropdown = widget<DropdownConfig>({
  name,
  config,
  Component: Dropdown,
  fromElement: withSelect,
  beside: ({ select }) => select ?? null,
})

function withSelect(config: DropdownConfig, element: Element): Completed<DropdownConfig> {
  const select = findSelect(element)
  if (select) return { config: { ...config, select } }
  if (config.options.length === 0 && config.url === undefined) return { issue: NOTHING }
  if (!config.label) return { issue: NAMELESS }
  return { config: { ...config, select } }
}

const NOTHING =
  'it has no options: put a <select> in it, or write options, such as [{"value": "a", "label": "A"}], or the url that they are fetched from'
const NAMELESS = 'label is missing, expected a text: what the dropdown is called'
