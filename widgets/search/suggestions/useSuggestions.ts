import { type UseComboboxReturnValue, useCombobox } from 'downshift'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import {
  selectSuggestResult,
  suggestionsDismissed,
  termTyped,
} from '../../../slices/suggestions/suggestions'
import { matchingSuggestions, type Suggestion } from '../../../src/suggestions/matchingSuggestions'
import { type SuggestTerm, suggestTerm } from '../../../src/suggestions/suggestTerm'
import { isForInputMethod } from '../../shared/composing'
import { useLayer } from '../../shared/dialogs/useLayer'
import { comboboxReducer } from './comboboxReducer'
import type { SuggestionsProps } from './Suggestions'
import { useStableHighlight } from './useStableHighlight'

/** What a list of suggestions shows and can do. */
export interface SuggestionsState {
  /** The suggestions that match the text now. */
  readonly items: readonly Suggestion[]
  /** The text, split before its last word; null when there is nothing to suggest. */
  readonly term: SuggestTerm | null
  /** Whether the list shows. */
  readonly isOpen: boolean
  /** Downshift's props of the input, the list and its items. */
  readonly combobox: UseComboboxReturnValue<Suggestion>
  /** Requests suggestions for a text. */
  readonly request: (text: string) => void
  /** Handles the keys of the input that downshift must not handle. */
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const NO_ITEMS: readonly Suggestion[] = []

/** Suggestions for the text of a search box (spec 5.3), as a combobox. */
export function useSuggestions(props: SuggestionsProps): SuggestionsState {
  const { id, field, input, inputId, query } = props
  const { text, typed, choose } = props.box
  const dispatch = useDispatch()
  const result = useSelector((state: RootState) => selectSuggestResult(state, inputId))
  const term = useMemo(() => suggestTerm(text), [text])
  const items = useMemo(
    () => (result && term ? matchingSuggestions(result, term) : NO_ITEMS),
    [result, term],
  )
  const [hasTypedBefore] = useState(
    () => (!!typed || text !== query) && document.activeElement === input.current,
  )
  const isQuiet = typed !== undefined
  const request = (term: string) =>
    dispatch(termTyped({ id, box: inputId, field, text: term, isQuiet }))
  const dismiss = () => dispatch(suggestionsDismissed({ id, box: inputId }))

  const combobox = useCombobox<Suggestion>({
    items: [...items],
    inputId,
    inputValue: text,
    initialIsOpen: hasTypedBefore,
    selectedItem: null,
    itemToString: (item) => item?.value ?? '',
    itemToKey: (item) => item?.value,
    stateReducer: comboboxReducer,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem && term) choose(term.head + selectedItem.value)
    },
    // The first letter opens the combobox, even while there are no items to show.
    onIsOpenChange: ({ isOpen, type }) => {
      if (!isOpen) dismiss()
      else if (type !== useCombobox.stateChangeTypes.InputChange) request(text)
    },
  })
  const { closeMenu, highlightedIndex } = combobox
  const isOpen = combobox.isOpen && items.length > 0
  // In a dialog, Escape closes the list only.
  useLayer(isOpen, input, closeMenu)
  useStableHighlight(items, combobox)
  useCloseOnSearch(query, typed, closeMenu)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on mount and unmount
  useEffect(() => {
    // The visitor typed while this module was loading.
    if (hasTypedBefore) request(text)
    return () => void dismiss()
  }, [])

  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    const closes = (key === 'Enter' && !items[highlightedIndex]) || (key === 'Escape' && !isOpen)
    const isComposing = isForInputMethod(nativeEvent)
    if (!isComposing && closes) closeMenu()
    if (isComposing || closes || key === 'Home' || key === 'End') {
      Object.assign(nativeEvent, { preventDownshiftDefault: true })
    }
  }
  return { items, term, isOpen, combobox, request, onKeyDown }
}

/** Closes the list when a search starts, from this box or elsewhere, but not while results follow the typing. */
function useCloseOnSearch(
  query: string,
  typed: string | null | undefined,
  close: () => void,
): void {
  const previous = useRef(query)
  useEffect(() => {
    if (previous.current !== query && query !== typed) close()
    previous.current = query
  }, [query, typed, close])
}
