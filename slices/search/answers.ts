import type { ComponentId } from '../../src/componentId'
import { removeEntry } from '../entries'
import { on, reducerOf } from '../reducerOf'
import type { AnswerState } from './answerState'
import { componentRemoved, searchEnded } from './searchActions'

export type AnswersState = Readonly<Record<ComponentId, AnswerState>>

const initialState: AnswersState = {}

/** The one answer that each component shows: replaced whole, so that an older one is never kept alive. */
export const answersReducer = reducerOf(initialState, [
  on(searchEnded, (state, { id, answer }) => (answer ? { ...state, [id]: answer } : state)),
  on(componentRemoved, (state, { id }) => removeEntry(state, id)),
])
