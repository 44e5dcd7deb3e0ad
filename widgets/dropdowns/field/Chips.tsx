import type { Choice } from '../../../src/dropdowns/choice'
import { DROPDOWN_MESSAGES } from '../../../src/dropdowns/messages'
import { useTranslate } from '../../shared/languages/useTranslate'

interface Props {
  readonly chosen: readonly Choice[]
  readonly disabled: boolean
  readonly remove: (choice: Choice) => void
}

/** What is chosen, where there may be several: each can be removed. */
export function Chips({ chosen, disabled, remove }: Props) {
  const translate = useTranslate(DROPDOWN_MESSAGES)
  if (chosen.length === 0) return null
  return (
    <ul className="vitrine-dropdown__chips">
      {chosen.map((choice) => (
        <li key={choice.key} className="vitrine-dropdown__chip">
          <bdi className="vitrine-dropdown__chip-text">{choice.label}</bdi>
          <button
            className="vitrine-dropdown__remove"
            type="button"
            disabled={disabled}
            aria-label={translate('dropdown.remove', { label: choice.label })}
            onClick={() => remove(choice)}
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
