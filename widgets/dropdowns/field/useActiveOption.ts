import type { UseComboboxReturnValue } from 'downshift'
import { useLayoutEffect, useRef } from 'react'
import type { DropdownOption } from '../../../src/dropdowns/dropdownOption'

interface Inputs {
  readonly combobox: Pick<UseComboboxReturnValue<DropdownOption>, 'isOpen' | 'setHighlightedIndex'>
  readonly options: readonly DropdownOption[]
  /** The selected option of a single select: active when the list opens. */
  readonly selected: DropdownOption | undefined
  readonly isDisabled: (option: DropdownOption) => boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

export interface ActiveOption {
  /** Makes the first option of the next list active. */
  readonly activateFirst: () => void
  /** Keeps the same option active when the list changes. */
  readonly keepActive: (option: DropdownOption) => void
}

/** Chooses which option is active when the list opens, and when its options change. */
export function useActiveOption(inputs: Inputs): ActiveOption {
  const { combobox, options, selected, isDisabled, onOpenChange } = inputs
  const { isOpen, setHighlightedIndex } = combobox
  /** Becomes active once there are options. */
  const next = useRef<'first' | { readonly key: string } | null>(null)
  const wasOpen = useRef(false)
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    if (!isOpen) next.current = null
    else if (selected) next.current ??= selected
    onOpenChange(isOpen)
  }, [isOpen, selected, onOpenChange])
  useLayoutEffect(() => {
    const target = next.current
    if (!isOpen || !target || options.length === 0) return
    next.current = null
    const isNext = (option: DropdownOption) =>
      target === 'first' ? !isDisabled(option) : option.key === target.key
    const index = options.findIndex(isNext)
    if (index >= 0) setHighlightedIndex(index)
  })
  return {
    activateFirst: () => {
      next.current = 'first'
    },
    keepActive: (option) => {
      next.current = option
    },
  }
}
