import { type RefObject, useCallback, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useDispatch } from 'react-redux'
import { announcementRequested } from '../../../slices/dropdowns/dropdowns'
import type { DropdownOption } from '../../../src/dropdowns/dropdownOption'
import { DROPDOWN_MESSAGES } from '../../../src/dropdowns/messages'
import { useTranslate } from '../../shared/languages/useTranslate'
import type { DropdownSetup } from './dropdownSetup'
import { createSelectField, type FieldState } from './select/createSelectField'
import { type DropdownCombobox, useDropdownCombobox } from './useDropdownCombobox'
import { type OptionList, useOptions } from './useOptions'

/** What a dropdown's view shows and can do. */
export interface DropdownState {
  readonly id: string
  readonly inputId: string
  readonly input: RefObject<HTMLInputElement | null>
  readonly field: FieldState
  readonly list: OptionList
  readonly combobox: DropdownCombobox
  readonly isOpen: boolean
  /** The typed term; null while the input shows the selected option. */
  readonly typed: string | null
  /** The visitor types a term: its first option becomes the active one. */
  readonly type: (term: string) => void
  /** Removes a selected option. */
  readonly remove: (option: DropdownOption) => void
  /** Focuses the input and selects its text. */
  readonly focusInput: () => void
}

/** The state of a dropdown: its select, the typed term, its options and its combobox. */
export function useDropdown(setup: DropdownSetup): DropdownState {
  const { select, url, onChoose } = setup
  const id = useId()
  const inputId = `${id}-input`
  const dispatch = useDispatch()
  const translate = useTranslate(DROPDOWN_MESSAGES)
  const [selectField] = useState(() =>
    createSelectField(select, url === undefined ? 'index' : 'value'),
  )
  const field = useSyncExternalStore(selectField.subscribe, selectField.read)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const list = useOptions({ id, setup, state: field, term: (typed ?? '').trim(), isOpen })

  const toggle = (option: DropdownOption, key: 'dropdown.added' | 'dropdown.removed') => {
    selectField.toggle(option)
    dispatch(announcementRequested(translate(key, { label: option.label })))
  }
  const remove = (option: DropdownOption) => toggle(option, 'dropdown.removed')
  const choose = (option: DropdownOption) => {
    setTyped(null)
    if (field.multiple) combobox.keepActive(option)
    else combobox.closeMenu()
    if (onChoose) {
      selectField.selectSilently(option)
      onChoose(option)
    } else if (field.multiple && combobox.selectedKeys.has(option.key)) remove(option)
    else toggle(option, 'dropdown.added')
  }
  const removeLast = () => {
    const last = field.multiple && !field.disabled && field.selected.at(-1)
    if (last) remove(last)
  }
  const onOpenChange = useCallback((opens: boolean) => {
    setIsOpen(opens)
    if (!opens) setTyped(null)
  }, [])
  const text = typed ?? selectedText(field)
  const actions = { onOpenChange, choose, removeLast }
  const combobox = useDropdownCombobox({ id, inputId, list, state: field, text, ...actions })

  const type = (term: string) => {
    setTyped(term)
    combobox.activateFirst()
  }
  const focusInput = () => {
    input.current?.focus()
    input.current?.select()
  }
  return { id, inputId, input, field, list, combobox, isOpen, typed, type, remove, focusInput }
}

/** The label of the selected option of a single select; empty for an option without a value. */
function selectedText({ multiple, selected }: FieldState): string {
  const option = multiple ? undefined : selected[0]
  return option && option.value !== '' ? option.label : ''
}
