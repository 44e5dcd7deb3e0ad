import { type UseComboboxProps, useCombobox } from 'downshift'
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Choice } from '../../../src/dropdown/choice'
import { isForInputMethod } from '../composing'
import type { FieldState } from './fieldState'
import type { Items } from './useItems'

interface Combo {
  readonly box: string
  readonly inputId: string
  readonly list: Items
  readonly state: FieldState
  /** What stands in the input. */
  readonly text: string
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly take: (choice: Choice) => void
  readonly takeBack: () => void
}

/** The first one that may be chosen, whatever it will be: what was typed is not found yet. */
const FIRST = Symbol('first')

/**
 * The combobox pattern, downshift's: keys, what is open and which option is the active one. What is chosen
 * and what is typed are not its matter: only Enter and a click choose, and leaving does not.
 */
export function useCombo(combo: Combo) {
  const { box, inputId, list, state, text, isOpen, onOpen, take, takeBack } = combo
  const { items, full, more } = list
  const [active, setActive] = useState<string | typeof FIRST | null>(null)
  const chosenKeys = new Set(state.chosen.map(({ key }) => key))
  const isOff = (choice: Choice) => choice.disabled || (full && !chosenKeys.has(choice.key))
  const at =
    active === FIRST
      ? items.findIndex((choice) => !isOff(choice))
      : items.findIndex(({ key }) => key === active)

  const combobox = useCombobox<Choice>({
    id: box,
    inputId,
    items: items as Choice[],
    itemToString: (choice) => choice?.label ?? '',
    itemToKey: (choice) => choice?.key,
    isItemDisabled: isOff,
    inputValue: text,
    selectedItem: null,
    highlightedIndex: at,
    onHighlightedIndexChange: ({ highlightedIndex, type }) => {
      if (type !== useCombobox.stateChangeTypes.InputChange) {
        setActive(items[highlightedIndex]?.key ?? null)
      }
    },
    isOpen,
    onIsOpenChange: ({ isOpen, type }) => {
      onOpen(isOpen)
      if (type === useCombobox.stateChangeTypes.InputChange) return
      const chosen = state.multiple ? undefined : state.chosen[0]
      if (isOpen && items.some(({ key }) => key === chosen?.key)) setActive(chosen?.key ?? null)
    },
    stateReducer: (before, { type, changes }) => quiet(before, { type, changes }, more),
  })
  const { closeMenu } = combobox

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event
    const mine = () => Object.assign(nativeEvent, { preventDownshiftDefault: true })
    // With the list closed, Escape is the dialog's around it.
    if (isForInputMethod(nativeEvent) || (key === 'Escape' && !isOpen)) mine()
    else if (key === 'Enter') {
      mine()
      // What is typed is no value, and sends no form.
      event.preventDefault()
      const choice = isOpen ? items[at] : undefined
      if (choice && !isOff(choice)) take(choice)
      else if (isOpen) list.retry()
    } else if (key === 'Backspace' && text === '') takeBack()
  }

  useEffect(() => {
    if (isOpen && at >= 0 && at === items.length - 1) list.loadMore()
  }, [isOpen, at, items.length, list.loadMore])
  // A field that was disabled meanwhile.
  useEffect(() => {
    if (state.disabled) closeMenu()
  }, [state.disabled, closeMenu])

  return { ...combobox, at, chosenKeys, take, onKeyDown, typed: () => setActive(FIRST) }
}

type Reduced = Parameters<NonNullable<UseComboboxProps<Choice>['stateReducer']>>

/** Where it differs: a click into the text does not close, leaving is ours to see, and Down waits for the next page. */
function quiet(before: Reduced[0], { type, changes }: Omit<Reduced[1], 'props'>, more: boolean) {
  const is = useCombobox.stateChangeTypes
  if (type === is.InputBlur || (type === is.InputClick && before.isOpen)) return before
  const wraps = (changes.highlightedIndex ?? -1) < before.highlightedIndex
  if (type === is.InputKeyDownArrowDown && before.isOpen && more && wraps) return before
  return changes
}
