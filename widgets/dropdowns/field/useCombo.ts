import { type UseComboboxProps, useCombobox } from 'downshift'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import type { Choice } from '../../../src/dropdowns/choice'
import { isForInputMethod } from '../../shared/composing'
import type { FieldState } from './fieldState'
import type { Items } from './useItems'

interface Combo {
  readonly box: string
  readonly inputId: string
  readonly list: Items
  readonly state: FieldState
  /** What stands in the input. */
  readonly text: string
  /** The list has opened or closed; before the next key is heard. */
  readonly onOpen: (isOpen: boolean) => void
  readonly take: (choice: Choice) => void
  readonly takeBack: () => void
}

/**
 * The combobox pattern, downshift's: keys, what is open and which option is the active one. What is chosen
 * and what is typed are not its matter: only Enter and a click choose, and leaving does not. All of it is
 * settled before the next key is heard, however busy the page is: downshift tells of its changes later.
 */
export function useCombo({ box, inputId, list, state, text, onOpen, take, takeBack }: Combo) {
  const { items, full, more } = list
  /** Which option is to be the active one, as soon as there are any. */
  const next = useRef<'first' | { readonly key: string } | null>(null)
  const chosenKeys = new Set(state.chosen.map(({ key }) => key))
  const isOff = (choice: Choice) => choice.disabled || (full && !chosenKeys.has(choice.key))

  const combobox = useCombobox<Choice>({
    id: box,
    inputId,
    items: items as Choice[],
    itemToString: (choice) => choice?.label ?? '',
    itemToKey: (choice) => choice?.key,
    isItemDisabled: isOff,
    inputValue: text,
    selectedItem: null,
    stateReducer: (before, { type, changes }) => quiet(before, { type, changes }, more),
  })
  const { isOpen, closeMenu, highlightedIndex: at, setHighlightedIndex } = combobox

  const own = state.multiple ? undefined : state.chosen[0]
  const opened = useRef(false)
  useLayoutEffect(() => {
    if (opened.current === isOpen) return
    opened.current = isOpen
    if (!isOpen) next.current = null
    else if (own) next.current ??= own
    onOpen(isOpen)
  }, [isOpen, own, onOpen])
  useLayoutEffect(() => {
    const wanted = next.current
    if (!isOpen || !wanted || items.length === 0) return
    next.current = null
    const isNext =
      wanted === 'first' ? (one: Choice) => !isOff(one) : ({ key }: Choice) => key === wanted.key
    const found = items.findIndex(isNext)
    if (found >= 0) setHighlightedIndex(found)
  })

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

  /** Whatever is found next for what is typed, its first option is the active one. */
  const expectFirst = () => {
    next.current = 'first'
  }
  /** The list may change, and the same option stays the active one. */
  const stayAt = (choice: Choice) => {
    next.current = choice
  }
  return { ...combobox, at, chosenKeys, take, onKeyDown, expectFirst, stayAt }
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
