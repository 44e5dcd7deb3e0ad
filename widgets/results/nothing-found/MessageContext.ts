import { createContext } from 'react'
import type { ComponentId } from '../../../src/componentId'

/** The message of an empty result around a `nothing-found` in its template. */
export interface EmptyMessage {
  readonly id: ComponentId
  /** Tells the message that its template has a place for the changes. @returns its undo */
  readonly place: () => () => void
}

export const MessageContext = createContext<EmptyMessage | null>(null)
