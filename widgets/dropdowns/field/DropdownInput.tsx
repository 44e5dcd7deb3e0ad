import type { DropdownSetup } from './dropdownSetup'
import type { FieldState } from './select/createSelectField'
import type { FieldName } from './select/fieldName'
import type { DropdownState } from './useDropdown'

interface Props {
  readonly setup: DropdownSetup
  readonly dropdown: DropdownState
  readonly name: FieldName | null
  /** The id of the error message, if there is one. */
  readonly errorId: string | undefined
}

/** The combobox input: shows the selected option, or the typed term. */
export function DropdownInput({ setup, dropdown, name, errorId }: Props) {
  const { input, field, combobox, isOpen, type } = dropdown
  const inputProps = combobox.getInputProps({
    ref: input,
    disabled: field.disabled,
    'aria-label': name?.label ?? '',
    onKeyDown: combobox.onKeyDown,
    onChange: ({ currentTarget }) => type(currentTarget.value),
    // On click, not on press: after a press the browser sets the caret.
    onClick: () => {
      if (!isOpen) input.current?.select()
    },
  })
  return (
    <input
      {...inputProps}
      role="combobox"
      className="vitrine-dropdown__input"
      type="text"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={placeholder(setup, field)}
      aria-expanded={isOpen}
      aria-activedescendant={inputProps['aria-activedescendant'] || undefined}
      aria-label={name?.label}
      aria-labelledby={name?.labelledBy}
      aria-required={field.required || undefined}
      aria-invalid={errorId !== undefined || undefined}
      aria-describedby={describedBy(setup.select, errorId)}
    />
  )
}

/** The placeholder, or the label of a selected option without a value; none once a value is selected. */
function placeholder(setup: DropdownSetup, { multiple, selected }: FieldState): string | undefined {
  if (selected.some(({ value }) => value !== '')) return
  const option = multiple ? undefined : selected[0]
  return (setup.placeholder ?? option?.label) || undefined
}

/** The ids of the select's own descriptions and of the error message. */
function describedBy(select: HTMLSelectElement, errorId: string | undefined): string | undefined {
  const ids = select.getAttribute('aria-describedby')
  return [ids, errorId].filter(Boolean).join(' ') || undefined
}
