import { type Mark, type Marks, savedIds } from './marks'
import { readIds } from './readIds'
import { type Register, readRegister } from './register'

/** What the two places hold under a namespace; null where there is nothing, or it cannot be read. */
export interface StoredTexts {
  readonly cookie: string | null
  readonly register: string | null
}

export interface Stored {
  readonly marks: Marks
  /** The places that hold something else than we write. */
  readonly broken: readonly (keyof StoredTexts)[]
}

/**
 * Reads both places as one. The register knows more; what the cookie says otherwise than we left it, a
 * server or an older script did. A cookie that is gone was lost, not emptied: browsers let those of scripts
 * expire after days.
 */
export function readStored({ cookie, register }: StoredTexts): Stored {
  const kept = register === null ? null : readRegister(register)
  const own = cookie === null ? null : readIds(cookie)
  const broken = [
    ...(own?.broken ? (['cookie'] as const) : []),
    ...(register !== null && !kept ? (['register'] as const) : []),
  ]
  const isLost = own === null || (own.broken && own.ids.length === 0)
  if (isLost) return { marks: kept?.marks ?? new Map(), broken }
  return { marks: kept ? joined(kept, own.ids) : fromCookie(own.ids), broken }
}

/** Times and places come after none and before any that are known. */
function fromCookie(ids: readonly string[]): Marks {
  return new Map(ids.map((id, i) => [id, { changed: 0, place: i + 1, saved: true }]))
}

/** A change by others beats what it changed, and nothing else: when it happened, nobody wrote down. */
function joined({ marks, inCookie }: Register, ids: readonly string[]): Marks {
  if (!inCookie) return marks
  const here = new Set(ids)
  const before = new Set(inCookie)
  const removed = inCookie.filter((id) => !here.has(id))
  const added = ids.filter((id) => !before.has(id) && !marks.get(id)?.saved)
  if (removed.length === 0 && added.length === 0) return marks
  const all = new Map(marks)
  const set = (id: string, mark: (own: Mark | undefined) => Mark) => all.set(id, mark(all.get(id)))
  for (const id of removed) {
    set(id, (own) => ({ changed: (own?.changed ?? 0) + 1, place: own?.place ?? 0, saved: false }))
  }
  let place = lastPlace(marks)
  for (const id of added) {
    place += 1
    const at = place
    set(id, (own) => ({ changed: own ? own.changed + 1 : 0, place: at, saved: true }))
  }
  return all
}

/** The place of the last saved id; 0 where none is. */
export function lastPlace(marks: Marks): number {
  const last = savedIds(marks).at(-1)
  return last === undefined ? 0 : (marks.get(last)?.place ?? 0)
}
