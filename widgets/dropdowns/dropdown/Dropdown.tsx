import { useState } from 'react'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { DropdownField } from '../field/DropdownField'
import { createSelect } from '../field/select/createSelect'
import type { DropdownSetup } from '../field/setup'
import type { DropdownConfig } from './config'

/** A select that can be searched: the page's own, or one made of its options (spec 5.8). */
export function Dropdown({ config }: WidgetProps<DropdownConfig>) {
  const [setup] = useState(() => setupOf(config))
  return <DropdownField setup={setup} />
}

function setupOf(config: DropdownConfig): DropdownSetup {
  const { select, label, placeholder, url, min_length, max_length, max_selected } = config
  return {
    select: select ?? createSelect(config),
    isOwn: !select,
    label,
    placeholder,
    url,
    limits: { least: min_length, most: max_length ?? null },
    most: max_selected ?? null,
  }
}
