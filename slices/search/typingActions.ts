import { createAction, isAnyOf } from '@reduxjs/toolkit'
import type { ComponentId } from '../../src/componentId'
import { addressChanged, componentRemoved } from './searchActions'

interface Typing {
  readonly id: ComponentId
}

/** A visitor typed a query where it is searched for at once: when typing rests for `wait` milliseconds. */
export const queryTyped = createAction<Typing & { readonly q: string; readonly wait: number }>(
  'typing/queryTyped',
)
/**
 * The visitor has done with typing: by Enter, by a suggestion, or as they leave the box. `q` is searched for without a
 * wait; null drops a query that still waits. What they type next is a new step of the history.
 */
export const typingEnded = createAction<Typing & { readonly q: string | null }>(
  'typing/typingEnded',
)
/** Whether an action starts, replaces or cancels the wait for a typed query. */
export const isTypingAction = isAnyOf(queryTyped, typingEnded, addressChanged, componentRemoved)
