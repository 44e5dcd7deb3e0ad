import type { DropdownOption } from '../../../../src/dropdowns/dropdownOption'

/** What makes an option's key: its index, since values may repeat, or its value for fetched options. */
export type KeyedBy = 'index' | 'value'

/** Reads one option of a select. */
export function readOption(element: HTMLOptionElement, keyedBy: KeyedBy): DropdownOption {
  const { parentNode: parent, value } = element
  const group = parent instanceof HTMLOptGroupElement ? parent : null
  return {
    key: keyedBy === 'index' ? String(element.index) : `=${value}`,
    value,
    label: element.label,
    group: group?.label ?? '',
    disabled: element.disabled || group?.disabled === true,
  }
}

/** Reads the options of a select, without hidden ones and without an empty placeholder option. */
export function readOptions(
  select: HTMLSelectElement,
  keyedBy: KeyedBy,
): readonly DropdownOption[] {
  return [...select.options]
    .filter(({ hidden, label, value }) => !hidden && (label.trim() !== '' || value !== ''))
    .map((element) => readOption(element, keyedBy))
}
