import type { Choice } from '../../../../src/dropdowns/choice'

/** Two options of a select may have one value, those that were fetched may not. */
export type KeyedBy = 'place' | 'value'

/** One option of a select, as a choice. */
export function readChoice(option: HTMLOptionElement, keyedBy: KeyedBy): Choice {
  const { parentNode: around, value } = option
  const group = around instanceof HTMLOptGroupElement ? around : null
  return {
    key: keyedBy === 'place' ? String(option.index) : `=${value}`,
    value,
    label: option.label,
    group: group?.label ?? '',
    disabled: option.disabled || group?.disabled === true,
  }
}

/** The options of a select, without hidden ones and one that only stands for “nothing chosen” without a word. */
export function readChoices(select: HTMLSelectElement, keyedBy: KeyedBy): readonly Choice[] {
  return [...select.options]
    .filter((option) => !option.hidden && (option.label.trim() !== '' || option.value !== ''))
    .map((option) => readChoice(option, keyedBy))
}
