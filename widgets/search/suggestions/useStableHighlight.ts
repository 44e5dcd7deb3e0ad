import type { UseComboboxReturnValue } from 'downshift'
import { useLayoutEffect, useRef } from 'react'
import type { Suggestion } from '../../../src/suggestions/matchingSuggestions'

/** Keeps the same suggestion highlighted when a newer response moves it to another index. */
export function useStableHighlight(
  items: readonly Suggestion[],
  { highlightedIndex, setHighlightedIndex }: UseComboboxReturnValue<Suggestion>,
): void {
  const previous = useRef(items)
  useLayoutEffect(() => {
    // The response has not arrived.
    if (items.length === 0) return
    const highlighted = previous.current[highlightedIndex]?.value
    if (highlighted !== items[highlightedIndex]?.value) {
      setHighlightedIndex(items.findIndex(({ value }) => value === highlighted))
    }
    previous.current = items
  }, [items, highlightedIndex, setHighlightedIndex])
}
