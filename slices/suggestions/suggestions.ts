import { createAction, isAnyOf } from '@reduxjs/toolkit'
import type { ComponentId } from '../../src/componentId'
import type { SuggestResult } from '../../src/suggestions/matchingSuggestions'
import { removeEntry } from '../entries'
import { on, reducerOf } from '../reducerOf'
import type { RootState } from '../root'

/** The latest result for each search box, by the box's id: one component may have two boxes. */
export type SuggestionsState = Readonly<Record<string, SuggestResult>>

export interface Box {
  readonly id: ComponentId
  readonly box: string
}

/** A visitor typed in a search box (spec 5.3); `field` contains the words to suggest. Quiet ones are not announced: results are. */
export const termTyped = createAction<
  Box & { readonly text: string; readonly field: string; readonly isQuiet?: boolean }
>('suggestions/termTyped')
/** The suggestions are no longer needed: the list was closed, or the box was removed. */
export const suggestionsDismissed = createAction<Box>('suggestions/suggestionsDismissed')
/** Whether an action starts or cancels the request of suggestions. */
export const isSuggestionAction = isAnyOf(termTyped, suggestionsDismissed)

export const suggestionsFound = createAction<Box & { readonly found: SuggestResult }>(
  'suggestions/suggestionsFound',
)

const initialState: SuggestionsState = {}

export const suggestionsReducer = reducerOf(initialState, [
  on(suggestionsFound, (state, { box, found }) => ({ ...state, [box]: found })),
  on(suggestionsDismissed, (state, { box }) => (box in state ? removeEntry(state, box) : state)),
])

export function selectSuggestResult(
  { suggestions }: RootState,
  box: string,
): SuggestResult | undefined {
  return suggestions[box]
}
