import { type FocusEvent, useRef } from 'react'
import { DROPDOWN_MESSAGES } from '../../../src/dropdowns/messages'
import { useLayer } from '../../shared/dialogs/useLayer'
import { useReveal } from '../../shared/entry/reveal'
import { useTranslate } from '../../shared/languages/useTranslate'
import { DropdownControl } from './DropdownControl'
import type { DropdownSetup } from './dropdownSetup'
import { DropdownPopup } from './list/DropdownPopup'
import { usePopupPosition } from './list/usePopupPosition'
import { useDelayedAnnouncement } from './useDelayedAnnouncement'
import { useDropdown } from './useDropdown'
import { useOutsideClick } from './useOutsideClick'
import { useSelectElement } from './useSelectElement'
import { useStopInputEvents } from './useStopInputEvents'

/** A searchable combobox in the place of a select, which stays the form's field (spec 2.6, 5.8). */
export function DropdownField({ setup }: { readonly setup: DropdownSetup }) {
  const translate = useTranslate(DROPDOWN_MESSAGES)
  const root = useRef<HTMLDivElement>(null)
  const anchor = useRef<HTMLSpanElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const dropdown = useDropdown(setup)
  const { id, inputId, input, field, list, combobox, isOpen, focusInput } = dropdown
  const { closeMenu } = combobox

  useReveal(setup.isCreated)
  const name = useSelectElement(setup, id, root, focusInput)
  usePopupPosition(isOpen, popup, anchor)
  useLayer(isOpen, popup, closeMenu)
  useOutsideClick(isOpen, root, closeMenu)
  useStopInputEvents(root, input)
  const count = translate('dropdown.count', { n: list.options.length })
  useDelayedAnnouncement(isOpen ? list.note || count : '')

  const label = name ? undefined : setup.label
  const errorId = field.error === '' ? undefined : `${id}-problem`
  const retry = () => {
    list.retry()
    input.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the blur of its parts
    <div
      ref={root}
      className="vitrine-dropdown"
      data-open={isOpen || undefined}
      onBlur={({ relatedTarget }: FocusEvent) => {
        if (!root.current?.contains(relatedTarget)) closeMenu()
      }}
    >
      {label && (
        <label className="vitrine-dropdown__label" htmlFor={inputId}>
          {label}
        </label>
      )}
      <DropdownControl {...{ setup, dropdown, name, anchor, errorId }} />
      <DropdownPopup {...{ popup, dropdown, retry }} />
      {errorId && (
        <p id={errorId} className="vitrine-dropdown__problem">
          {field.error}
        </p>
      )}
    </div>
  )
}
