import type { ComponentId } from '../../src/componentId'
import { removeEntry } from '../entries'
import { on, reducerOf } from '../reducerOf'
import type { AnswerState } from './answerState'
import { componentRemoved, searchEnded } from './searchActions'

export type AnswersState = Readonly<Record<ComponentId, AnswerState>>

const initialState: AnswersState = {}

/** The results of each component. A new response replaces them whole, so that old documents are freed. */
export const answersReducer = reducerOf(initialState, [
  on(searchEnded, (state, { id, answer }) => (answer ? { ...state, [id]: answer } : state)),
  on(componentRemoved, (state, { id }) => removeEntry(state, id)),
])
