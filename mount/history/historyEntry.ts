/** The key of our entry id in `history.state`, beside the state of other scripts. */
const KEY = 'vitrine'

/** @returns null when the current history entry has no id yet. */
export function entryId(): string | null {
  const id = plainState()?.[KEY]
  return typeof id === 'string' ? id : null
}

/** Returns the id of the current history entry and sets one when it has none; null when its state is not a plain object. */
export function ensureEntryId(): string | null {
  const existing = entryId()
  if (existing !== null) return existing
  const state = plainState()
  if (!state) return null
  const id = newId()
  try {
    history.replaceState({ ...state, [KEY]: id }, '')
  } catch {
    // Browsers limit how often this may be called; the next call tries again.
    return null
  }
  return id
}

/** The state of a new history entry. It has its id from the start, since a second write takes as long as the first. */
export const newEntryState = (): Readonly<Record<string, unknown>> => ({ [KEY]: newId() })

const newId = () => Date.now().toString(36) + Math.random().toString(36).slice(2)

/** The state when it is a plain object, else null. */
function plainState(): Readonly<Record<string, unknown>> | null {
  const state: unknown = history.state ?? {}
  const isPlain = typeof state === 'object' && Object.getPrototypeOf(state) === Object.prototype
  return isPlain ? (state as Readonly<Record<string, unknown>>) : null
}
