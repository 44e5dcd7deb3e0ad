import { useLayoutEffect, useState } from 'react'
import { jumpTarget } from '../../../src/dropdowns/jumpTarget'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { DropdownField } from '../field/DropdownField'
import type { DropdownSetup } from '../field/setup'
import type { JumpMenuConfig } from './config'
import { goButton } from './goButton'
import { hide } from './hide'

/** A select as a dropdown that leads on at once when an option is chosen; its 'go' button is hidden (spec 2.6). */
export function JumpMenu({ config }: WidgetProps<JumpMenuConfig>) {
  const { select } = config
  const [setup] = useState(() => select && setupOf(select, config))
  useLayoutEffect(() => {
    const button = select && goButton(select)
    if (button) return hide(button)
  }, [select])
  return setup && <DropdownField setup={setup} />
}

function setupOf(select: HTMLSelectElement, { label, placeholder }: JumpMenuConfig): DropdownSetup {
  return {
    select,
    isOwn: false,
    label,
    placeholder,
    limits: { least: 0, most: null },
    most: null,
    onChoose({ value }) {
      const target = jumpTarget(value, document.baseURI)
      if (target) location.assign(target)
    },
  }
}
