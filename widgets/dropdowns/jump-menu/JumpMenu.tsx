import { useLayoutEffect, useState } from 'react'
import { jumpTarget } from '../../../src/dropdowns/jumpTarget'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { DropdownField } from '../field/DropdownField'
import type { DropdownSetup } from '../field/dropdownSetup'
import type { JumpMenuConfig } from './config'
import { hideGoButton } from './goButton'

/** A select as a dropdown that navigates when an option is chosen. Its 'go' button is hidden (spec 2.6). */
export function JumpMenu({ config }: WidgetProps<JumpMenuConfig>) {
  const { select } = config
  const [setup] = useState(() => select && setupOf(select, config))
  useLayoutEffect(() => (select ? hideGoButton(select) : undefined), [select])
  return setup && <DropdownField setup={setup} />
}

function setupOf(select: HTMLSelectElement, { label, placeholder }: JumpMenuConfig): DropdownSetup {
  return {
    select,
    isCreated: false,
    label,
    placeholder,
    limits: { min: 0, max: null },
    maxSelected: null,
    onChoose({ value }) {
      const target = jumpTarget(value, document.baseURI)
      if (target) location.assign(target)
    },
  }
}
