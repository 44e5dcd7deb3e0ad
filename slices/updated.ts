/** One entry of a keyed state, changed; an id that the state does not know is ignored, so a late answer is harmless. */
export function updated<T>(
  state: Readonly<Record<string, T>>,
  id: string,
  change: (own: T) => T,
): Readonly<Record<string, T>> {
  const own = Object.hasOwn(state, id) ? state[id] : undefined
  if (own === undefined) return state
  const next = change(own)
  return next === own ? state : { ...state, [id]: next }
}

/** A keyed state without one entry. */
export function without<T>(
  state: Readonly<Record<string, T>>,
  id: string,
): Readonly<Record<string, T>> {
  const { [id]: _gone, ...rest } = state
  return rest
}
