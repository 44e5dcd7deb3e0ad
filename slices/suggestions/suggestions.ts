import { createAction, isAnyOf } from '@reduxjs/toolkit'
import type { ComponentId } from '../../src/componentId'
import type { Suggested } from '../../src/suggestions/suggestionsFor'
import { removeEntry } from '../entries'
import { on, reducerOf } from '../reducerOf'
import type { RootState } from '../root'

/** What was found last for each search box, by the box's own id: one component may have two of them. */
export type SuggestionsState = Readonly<Record<string, Suggested>>

export interface Box {
  readonly id: ComponentId
  readonly box: string
}

/** A visitor is typing (spec 5.3); `field` is whose words are suggested. */
export const termTyped = createAction<Box & { readonly text: string; readonly field: string }>(
  'suggestions/termTyped',
)
/** Suggestions are no longer wanted: the list was closed, or the box is gone. */
export const suggestionsDismissed = createAction<Box>('suggestions/suggestionsDismissed')
/** Whatever a box has to say to who asks for suggestions. */
export const isTyping = isAnyOf(termTyped, suggestionsDismissed)

export const suggestionsFound = createAction<Box & { readonly found: Suggested }>(
  'suggestions/suggestionsFound',
)

const initialState: SuggestionsState = {}

export const suggestionsReducer = reducerOf(initialState, [
  on(suggestionsFound, (state, { box, found }) => ({ ...state, [box]: found })),
  on(suggestionsDismissed, (state, { box }) => (box in state ? removeEntry(state, box) : state)),
])

export function selectSuggested({ suggestions }: RootState, box: string): Suggested | undefined {
  return suggestions[box]
}
