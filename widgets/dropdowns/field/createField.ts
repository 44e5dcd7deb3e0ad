import type { Choice } from '../../../src/dropdowns/choice'
import type { FieldState } from './fieldState'
import { type KeyedBy, readChoice, readChoices } from './select/readChoices'
import { type Changed, watchSelect } from './select/watchSelect'

/** A select that stays the form's field, whatever is shown in its place. */
export interface Field {
  /** The very same object until something has changed. */
  read(): FieldState
  watch(changed: () => void): () => void
  /** As by hand, with its events: chooses an option, or gives it up where there may be several. */
  toggle(choice: Choice): void
  /** Chooses without a word to the page's scripts. */
  show(choice: Choice): void
}

export function createField(select: HTMLSelectElement, keyedBy: KeyedBy): Field {
  let choices: readonly Choice[] | null = null
  let state: FieldState | null = null
  let problem = ''
  let tell: Changed = () => {}
  /** Options that we added for choices which were fetched. */
  const added = new Set<HTMLOptionElement>()

  const optionFor = (choice: Choice): HTMLOptionElement => {
    const { value, label, key } = choice
    if (keyedBy === 'place') return select.options[Number(key)] ?? new Option(label, value)
    const known = [...select.options].find((option) => option.value === value)
    if (known) return known
    const option = new Option(label, value)
    added.add(option)
    select.add(option)
    return option
  }
  const sweep = () => {
    for (const option of added) {
      if (option.selected) continue
      added.delete(option)
      option.remove()
    }
  }

  return {
    read() {
      choices ??= readChoices(select, keyedBy)
      state ??= {
        choices,
        chosen: [...select.selectedOptions].map((option) => readChoice(option, keyedBy)),
        multiple: select.multiple,
        disabled: select.matches(':disabled'),
        required: select.required,
        problem,
      }
      return state
    },
    watch(changed) {
      tell = (what) => {
        if (what === 'options') choices = null
        problem =
          what === 'problem' || (problem && !select.validity.valid) ? select.validationMessage : ''
        state = null
        changed()
      }
      return watchSelect(select, tell)
    },
    toggle(choice) {
      const option = optionFor(choice)
      const before = option.selected
      option.selected = !select.multiple || !before
      if (option.selected === before) return
      sweep()
      select.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
      select.dispatchEvent(new Event('change', { bubbles: true }))
    },
    show(choice) {
      optionFor(choice).selected = true
      tell('choice')
    },
  }
}
