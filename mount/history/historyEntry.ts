/** What tells one entry of history from another stands in its state, beside what other scripts keep there. */
const KEY = 'vitrine'

/** @returns null for an entry that was given no id yet. */
export function entryId(): string | null {
  const id = ownState()?.[KEY]
  return typeof id === 'string' ? id : null
}

/** The entry's id, given to it where it has none; null where another script's state leaves no room for it. */
export function ensureEntryId(): string | null {
  const known = entryId()
  if (known !== null) return known
  const state = ownState()
  if (!state) return null
  const id = Date.now().toString(36) + Math.random().toString(36).slice(2)
  try {
    history.replaceState({ ...state, [KEY]: id }, '')
  } catch {
    // A browser allows so many of these in a while; the next time will do.
    return null
  }
  return id
}

/** The state as a plain object; null where it is anything else. */
function ownState(): Readonly<Record<string, unknown>> | null {
  const state: unknown = history.state ?? {}
  const isPlain = typeof state === 'object' && Object.getPrototypeOf(state) === Object.prototype
  return isPlain ? (state as Readonly<Record<string, unknown>>) : null
}
