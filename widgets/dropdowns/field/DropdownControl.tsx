import type { MouseEvent, RefObject } from 'react'
import { DropdownInput } from './DropdownInput'
import type { DropdownSetup } from './dropdownSetup'
import { SelectedChips } from './SelectedChips'
import type { FieldName } from './select/fieldName'
import type { DropdownState } from './useDropdown'

interface Props {
  readonly setup: DropdownSetup
  readonly dropdown: DropdownState
  readonly name: FieldName | null
  /** The element that the list is positioned at. */
  readonly anchor: RefObject<HTMLSpanElement | null>
  /** The id of the error message, if there is one. */
  readonly errorId: string | undefined
}

/** The visible field: chips of selected options, the input and the arrow. */
export function DropdownControl({ setup, dropdown, name, anchor, errorId }: Props) {
  const { field, combobox, remove, focusInput } = dropdown
  const openOnPress = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('input, button')) return
    event.preventDefault()
    if (field.disabled) return
    focusInput()
    combobox.openMenu()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the input counts as one on it
    <div
      className="vitrine-dropdown__control"
      data-disabled={field.disabled || undefined}
      onMouseDown={openOnPress}
    >
      {field.multiple && (
        <SelectedChips
          selected={field.selected}
          disabled={field.disabled}
          remove={(option) => {
            remove(option)
            focusInput()
          }}
        />
      )}
      <span ref={anchor} className="vitrine-dropdown__field">
        <DropdownInput {...{ setup, dropdown, name, errorId }} />
        <svg
          className="vitrine-dropdown__arrow"
          viewBox="0 0 16 16"
          width="16"
          height="16"
          aria-hidden="true"
        >
          <path d="M4 6l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </span>
    </div>
  )
}
