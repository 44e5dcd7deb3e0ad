/**
 * Changes one entry of a keyed state. An id that the state does not know is ignored, so a late response for
 * a removed component is harmless.
 */
export function updateEntry<T>(
  state: Readonly<Record<string, T>>,
  id: string,
  change: (entry: T) => T,
): Readonly<Record<string, T>> {
  const entry = Object.hasOwn(state, id) ? state[id] : undefined
  if (entry === undefined) return state
  const next = change(entry)
  return next === entry ? state : { ...state, [id]: next }
}

/** Removes one entry of a keyed state. */
export function removeEntry<T>(
  state: Readonly<Record<string, T>>,
  id: string,
): Readonly<Record<string, T>> {
  const { [id]: _removed, ...rest } = state
  return rest
}
