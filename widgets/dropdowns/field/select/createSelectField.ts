import type { DropdownOption } from '../../../../src/dropdowns/dropdownOption'
import { type KeyedBy, readOption, readOptions } from './readOptions'
import { type SelectChange, watchSelect } from './watchSelect'

/** The state of a select, as its dropdown shows it. */
export interface FieldState {
  /** The options that are not hidden, in order. */
  readonly options: readonly DropdownOption[]
  readonly selected: readonly DropdownOption[]
  readonly multiple: boolean
  readonly disabled: boolean
  readonly required: boolean
  /** The browser's validation message after the form was submitted; empty for none. */
  readonly error: string
}

/** A select that remains the form's field while a dropdown is shown in its place. */
export interface SelectField {
  /** @returns the same object until something has changed. */
  read(): FieldState
  /** @returns unsubscribes. */
  subscribe(changed: () => void): () => void
  /** Selects an option, or deselects it in a multiple select, with the events of a visitor's change. */
  toggle(option: DropdownOption): void
  /** Selects an option without events. */
  selectSilently(option: DropdownOption): void
}

export function createSelectField(select: HTMLSelectElement, keyedBy: KeyedBy): SelectField {
  let options: readonly DropdownOption[] | null = null
  let state: FieldState | null = null
  let error = ''
  let notify: (change: SelectChange) => void = () => {}
  /** Elements that we added for fetched options. */
  const added = new Set<HTMLOptionElement>()

  const elementOf = ({ value, label, key }: DropdownOption): HTMLOptionElement => {
    if (keyedBy === 'index') return select.options[Number(key)] ?? new Option(label, value)
    const known = [...select.options].find((element) => element.value === value)
    if (known) return known
    const element = new Option(label, value)
    added.add(element)
    select.add(element)
    return element
  }
  const removeUnselected = () => {
    for (const element of added) {
      if (element.selected) continue
      added.delete(element)
      element.remove()
    }
  }

  return {
    read() {
      options ??= readOptions(select, keyedBy)
      state ??= {
        options,
        selected: [...select.selectedOptions].map((element) => readOption(element, keyedBy)),
        multiple: select.multiple,
        disabled: select.matches(':disabled'),
        required: select.required,
        error,
      }
      return state
    },
    subscribe(changed) {
      notify = (change) => {
        if (change === 'options') options = null
        const isInvalid = change === 'invalid' || (error && !select.validity.valid)
        error = isInvalid ? select.validationMessage : ''
        state = null
        changed()
      }
      return watchSelect(select, notify)
    },
    toggle(option) {
      const element = elementOf(option)
      const before = element.selected
      element.selected = !select.multiple || !before
      if (element.selected === before) return
      removeUnselected()
      select.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
      select.dispatchEvent(new Event('change', { bubbles: true }))
    },
    selectSilently(option) {
      elementOf(option).selected = true
      notify('selection')
    },
  }
}
