import type { DropdownOption } from '../../../src/dropdowns/dropdownOption'
import { DROPDOWN_MESSAGES } from '../../../src/dropdowns/messages'
import { useTranslate } from '../../shared/languages/useTranslate'

interface Props {
  readonly selected: readonly DropdownOption[]
  readonly disabled: boolean
  readonly remove: (option: DropdownOption) => void
}

/** The selected options of a multiple select, each with a button that removes it. */
export function SelectedChips({ selected, disabled, remove }: Props) {
  const translate = useTranslate(DROPDOWN_MESSAGES)
  if (selected.length === 0) return null
  return (
    <ul className="vitrine-dropdown__chips">
      {selected.map((option) => (
        <li key={option.key} className="vitrine-dropdown__chip">
          <bdi className="vitrine-dropdown__chip-text">{option.label}</bdi>
          <button
            className="vitrine-dropdown__remove"
            type="button"
            disabled={disabled}
            aria-label={translate('dropdown.remove', { label: option.label })}
            onClick={() => remove(option)}
          >
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  )
}
