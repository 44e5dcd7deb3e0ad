import type { FlagKeeping } from '../../slices/flags/flags'
import { REMOVED_REMEMBERED_MS } from '../../src/contract/constants'
import {
  changedMarks,
  type FlagChange,
  fitting,
  forgetRemoved,
} from '../../src/flags/store/changedMarks'
import { cookieRoom } from '../../src/flags/store/cookieRoom'
import type { FlagStores } from '../../src/flags/store/flagStores'
import { beats, type Marks, mergeMarks, savedIds } from '../../src/flags/store/marks'
import { readStored, type StoredTexts } from '../../src/flags/store/readStored'
import { writeRegister } from '../../src/flags/store/register'
import { writeIds } from '../../src/flags/store/writeIds'

/** How a write ended. */
export interface Written {
  /** Saved ids that no place had room for after all. */
  readonly lost: readonly string[]
  /** Whether nothing outlives the page. */
  readonly pageOnly: boolean
}

const none: Marks = new Map()

/**
 * One namespace as this page knows it (design decision 14): what is stored, and over it what was changed
 * here. Each step reads again what is stored, since other tabs write it too.
 */
export function createFlagKeep(
  namespace: string,
  { store, expiresDays }: FlagKeeping,
  { stores, now }: { readonly stores: FlagStores; readonly now: () => number },
) {
  const usesCookie = store === 'cookie'
  let own = none
  let removed = none
  let isWritten = true
  let hadRegister = false
  let takesRegister = true

  const texts = (): StoredTexts => {
    const both = stores.read(namespace)
    return usesCookie ? both : { ...both, cookie: null }
  }
  const stored = () => readStored(texts()).marks
  const all = () => mergeMarks(stored(), own)
  const fits = (ids: readonly string[]) => {
    if (!usesCookie || cookieRoom(namespace, ids) === ids.length) return true
    const takes = stores.takes()
    // Where nothing takes anything, the page has room for all.
    return takes.register || !takes.cookie
  }

  return {
    namespace,
    ids: () => savedIds(all()),
    /** What is stored and cannot be read. */
    broken: () => {
      const found = texts()
      return readStored(found).broken.map((place) => ({ place, text: found[place] ?? '' }))
    },
    /** @returns the ids for which there is no room: they are not saved. */
    change(change: FlagChange): readonly string[] {
      const before = all()
      const { fresh, refused } = fitting(before, changedMarks(before, change, now(), removed), fits)
      if (fresh.size > 0) {
        own = new Map([...own, ...fresh])
        removed = new Map([...removed, ...[...fresh].filter(([, { saved }]) => !saved)])
        isWritten = false
      }
      return refused
    },
    /** Writes what was changed here over what is stored now. @returns null where there is nothing to write. */
    write(): Written | null {
      if (isWritten) return null
      isWritten = true
      const marks = forgetRemoved(all(), now() - REMOVED_REMEMBERED_MS)
      const ids = savedIds(marks)
      const room = cookieRoom(namespace, ids)
      const text = writeIds(ids.slice(0, room))
      // First the cookie: what it says otherwise than the register counts as a later change.
      const inCookie = usesCookie && stores.writeCookie(namespace, text, expiresDays) ? room : null
      takesRegister = stores.writeRegister(namespace, writeRegister(marks, inCookie))
      hadRegister ||= takesRegister
      if (!takesRegister && inCookie === null) return { lost: [], pageOnly: true }
      const kept = new Set(savedIds(stored()))
      const lost = ids.filter((id) => !kept.has(id))
      // A cookie keeps no times: what it has taken over is no longer ours to say.
      own = takesRegister ? own : unlike(own, kept)
      return { lost, pageOnly: false }
    },
    /** Another tab may have written. @param cleared all of it was deleted. @returns whether to write. */
    refresh(cleared: boolean): boolean {
      const hasRegister = stores.read(namespace).register !== null
      if (cleared || (hadRegister && !hasRegister)) own = none
      hadRegister = hasRegister
      const there = stored()
      const lacks = [...own].some(([id, mark]) => {
        const other = there.get(id)
        return !other || beats(mark, other)
      })
      if (lacks && hasRegister && takesRegister) isWritten = false
      return !isWritten
    },
  }
}

export type FlagKeep = ReturnType<typeof createFlagKeep>

/** The removals that did not get through: of what stands in a localStorage that takes nothing any more. */
function unlike(marks: Marks, kept: ReadonlySet<string>): Marks {
  return new Map([...marks].filter(([id, { saved }]) => !saved && kept.has(id)))
}
