import { useCombobox } from 'downshift'
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import {
  selectSuggested,
  suggestionsDismissed,
  termTyped,
} from '../../../slices/suggestions/suggestions'
import { type Suggestion, suggestionsFor } from '../../../src/suggestions/suggestionsFor'
import { suggestTerm } from '../../../src/suggestions/suggestTerm'
import { isForInputMethod } from '../../shared/composing'
import { useLayer } from '../../shared/dialogs/useLayer'
import { choiceOnly } from './choiceOnly'
import type { SuggestionsProps } from './Suggestions'

/** Suggestions for what stands in the box now, as a combobox: downshift's, whose text is the box's own. */
export function useSuggestions({ id, field, input, inputId, text, q, choose }: SuggestionsProps) {
  const dispatch = useDispatch()
  const box = inputId
  const found = useSelector((state: RootState) => selectSuggested(state, box))
  const term = useMemo(() => suggestTerm(text), [text])
  const items = useMemo(() => (found && term ? suggestionsFor(found, term) : []), [found, term])
  // What was typed while this part of the bundle was on its way.
  const [waited] = useState(() => text !== q && document.activeElement === input.current)
  const ask = (typed: string) => dispatch(termTyped({ id, box, field, text: typed }))
  const dismiss = () => dispatch(suggestionsDismissed({ id, box }))

  const combobox = useCombobox<Suggestion>({
    items: [...items],
    inputId,
    inputValue: text,
    initialIsOpen: waited,
    selectedItem: null,
    itemToString: (item) => item?.value ?? '',
    itemToKey: (item) => item?.value,
    stateReducer: choiceOnly,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem && term) choose(term.head + selectedItem.value)
    },
    // It counts as open from the first letter on, though there may be nothing to show yet.
    onIsOpenChange: ({ isOpen, type }) => {
      if (!isOpen) dismiss()
      else if (type !== useCombobox.stateChangeTypes.InputChange) ask(text)
    },
  })
  const { closeMenu, highlightedIndex, setHighlightedIndex } = combobox
  const isOpen = combobox.isOpen && items.length > 0
  // In a sheet or a dialog, Escape closes the list alone.
  useLayer(isOpen, input, closeMenu)

  // A newer answer may put another word in the place of the active one, which stays active.
  const shown = useRef(items)
  useLayoutEffect(() => {
    // It is on its way.
    if (items.length === 0) return
    const was = shown.current[highlightedIndex]?.value
    if (was !== items[highlightedIndex]?.value)
      setHighlightedIndex(items.findIndex(({ value }) => value === was))
    shown.current = items
  }, [items, highlightedIndex, setHighlightedIndex])

  /** What the input itself, or its form, does with a key. */
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event
    const closes = (key === 'Enter' && !items[highlightedIndex]) || (key === 'Escape' && !isOpen)
    const forInput = isForInputMethod(nativeEvent)
    if (!forInput && closes) closeMenu()
    if (forInput || closes || key === 'Home' || key === 'End') {
      Object.assign(nativeEvent, { preventDownshiftDefault: true })
    }
  }

  // Something was searched for, here or elsewhere.
  const searched = useRef(q)
  useEffect(() => {
    if (searched.current !== q) closeMenu()
    searched.current = q
  }, [q, closeMenu])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list comes and when it goes
  useEffect(() => {
    if (waited) ask(text)
    return () => void dismiss()
  }, [])

  return { combobox, isOpen, items, term, ask, onKeyDown }
}
