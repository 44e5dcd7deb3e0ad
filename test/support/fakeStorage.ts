import { deserialize, serialize } from 'node:v8'

/**
 * Replaces idb-keyval, since jsdom has no IndexedDB. Its entries outlive the pages of a test.
 * `jest.mock('idb-keyval', () => jest.requireActual('../support/fakeStorage'))`
 */
type Mode = 'works' | 'blocked' | 'full' | 'hangs'

const held = new Map<string, unknown>()
let mode: Mode = 'works'
let opened = 0

export const storage = {
  /** The stored entries; a test can change them. */
  held,
  /** How often a page has opened it. */
  opened: () => opened,
  /** Resets the storage to empty, in a mode: working, blocked, full or hanging. */
  is(next: Mode) {
    held.clear()
    opened = 0
    mode = next
  },
}

/** Copies, as the browser does. */
const copy = <T>(value: T): T => deserialize(serialize(value))

const answer = <T>(value: T): Promise<T> => {
  if (mode === 'blocked') return Promise.reject(new Error('The operation is insecure.'))
  return mode === 'hangs' ? new Promise(() => {}) : Promise.resolve(copy(value))
}

export function createStore(): object {
  opened += 1
  return {}
}

export const keys = () => answer([...held.keys()])
export const entries = () => answer([...held])
export const getMany = (wanted: readonly string[]) => answer(wanted.map((key) => held.get(key)))

export function setMany(fresh: readonly (readonly [string, unknown])[]) {
  if (mode === 'full') return Promise.reject(new Error('The quota has been exceeded.'))
  for (const [key, value] of fresh) held.set(key, copy(value))
  return answer(undefined)
}

export function delMany(gone: readonly string[]) {
  for (const key of gone) held.delete(key)
  return answer(undefined)
}
