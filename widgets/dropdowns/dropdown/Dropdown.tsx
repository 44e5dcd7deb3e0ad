import { useState } from 'react'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { DropdownField } from '../field/DropdownField'
import type { DropdownSetup } from '../field/dropdownSetup'
import { createSelect } from '../field/select/createSelect'
import type { DropdownConfig } from './config'

/** A searchable select: the page's own, or one created from the configured options (spec 5.8). */
export function Dropdown({ config }: WidgetProps<DropdownConfig>) {
  const [setup] = useState(() => setupOf(config))
  return <DropdownField setup={setup} />
}

function setupOf(config: DropdownConfig): DropdownSetup {
  const { select, label, placeholder, url, min_length, max_length, max_selected } = config
  return {
    select: select ?? createSelect(config),
    isCreated: !select,
    label,
    placeholder,
    url,
    limits: { min: min_length, max: max_length ?? null },
    maxSelected: max_selected ?? null,
  }
}
