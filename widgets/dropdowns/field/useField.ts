import { useSyncExternalStore } from 'react'
import type { Field } from './createField'
import type { FieldState } from './fieldState'

/** The state of the form's field, followed. */
export function useField(field: Field): FieldState {
  return useSyncExternalStore(field.watch, field.read)
}
