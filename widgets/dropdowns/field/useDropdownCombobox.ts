import { type UseComboboxProps, type UseComboboxReturnValue, useCombobox } from 'downshift'
import { type KeyboardEvent, useEffect } from 'react'
import type { DropdownOption } from '../../../src/dropdowns/dropdownOption'
import { isForInputMethod } from '../../shared/composing'
import type { FieldState } from './select/createSelectField'
import { type ActiveOption, useActiveOption } from './useActiveOption'
import type { OptionList } from './useOptions'

interface Inputs {
  /** The dropdown's id. */
  readonly id: string
  readonly inputId: string
  readonly list: OptionList
  readonly state: FieldState
  /** The text in the input. */
  readonly text: string
  /** The list has opened or closed; called before the next key event. */
  readonly onOpenChange: (isOpen: boolean) => void
  readonly choose: (option: DropdownOption) => void
  readonly removeLast: () => void
}

type Combobox = UseComboboxReturnValue<DropdownOption>

/** The combobox pattern of a dropdown: its keys, its open state and its active option. */
export interface DropdownCombobox
  extends Pick<
      Combobox,
      'isOpen' | 'openMenu' | 'closeMenu' | 'getInputProps' | 'getMenuProps' | 'getItemProps'
    >,
    Pick<ActiveOption, 'activateFirst' | 'keepActive'> {
  /** The index of the active option; -1 for none. */
  readonly activeIndex: number
  readonly selectedKeys: ReadonlySet<string>
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly choose: (option: DropdownOption) => void
}

/**
 * Runs downshift's combobox. Selection and text are ours: only Enter and a click choose, and leaving the
 * field does not. Changes apply before the next key event, since downshift reports them later.
 */
export function useDropdownCombobox(inputs: Inputs): DropdownCombobox {
  const { id, inputId, list, state, text, onOpenChange, choose } = inputs
  const { options, isFull, hasMore } = list
  const selectedKeys = new Set(state.selected.map(({ key }) => key))
  const isDisabled = ({ key, disabled }: DropdownOption) =>
    disabled || (isFull && !selectedKeys.has(key))

  const combobox = useCombobox<DropdownOption>({
    id,
    inputId,
    items: options as DropdownOption[],
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.key,
    isItemDisabled: isDisabled,
    inputValue: text,
    selectedItem: null,
    stateReducer: (before, { type, changes }) => reduce(before, { type, changes }, hasMore),
  })
  const { isOpen, closeMenu, highlightedIndex: activeIndex } = combobox

  const active = useActiveOption({
    combobox,
    options,
    selected: state.multiple ? undefined : state.selected[0],
    isDisabled,
    onOpenChange,
  })
  useEffect(() => {
    if (isOpen && activeIndex >= 0 && activeIndex === options.length - 1) list.loadMore()
  }, [isOpen, activeIndex, options.length, list.loadMore])
  // A script may disable the field while its list is open.
  useEffect(() => {
    if (state.disabled) closeMenu()
  }, [state.disabled, closeMenu])

  const option = isOpen ? options[activeIndex] : undefined
  const onKeyDown = handleKeys(inputs, isOpen, option && !isDisabled(option) ? option : undefined)
  return { ...combobox, ...active, activeIndex, selectedKeys, onKeyDown, choose }
}

/** @param active the option that Enter chooses. */
function handleKeys(
  { list, text, choose, removeLast }: Inputs,
  isOpen: boolean,
  active: DropdownOption | undefined,
) {
  return (event: KeyboardEvent) => {
    const { key, nativeEvent } = event
    const skipDownshift = () => Object.assign(nativeEvent, { preventDownshiftDefault: true })
    // While the list is closed, Escape closes the dialog around it.
    if (isForInputMethod(nativeEvent) || (key === 'Escape' && !isOpen)) skipDownshift()
    else if (key === 'Enter') {
      skipDownshift()
      // The typed term is not a value, so Enter must not submit the form.
      event.preventDefault()
      if (active) choose(active)
      else if (isOpen) list.retry()
    } else if (key === 'Backspace' && text === '') removeLast()
  }
}

type Reduced = Parameters<NonNullable<UseComboboxProps<DropdownOption>['stateReducer']>>

/**
 * Where we differ from downshift: a click into the open input does not close the list, blur is handled by the
 * field, and Down waits at the end for the next page.
 */
function reduce(
  before: Reduced[0],
  { type, changes }: Omit<Reduced[1], 'props'>,
  hasMore: boolean,
) {
  const types = useCombobox.stateChangeTypes
  if (type === types.InputBlur || (type === types.InputClick && before.isOpen)) return before
  const wraps = (changes.highlightedIndex ?? -1) < before.highlightedIndex
  if (type === types.InputKeyDownArrowDown && before.isOpen && hasMore && wraps) return before
  return changes
}
