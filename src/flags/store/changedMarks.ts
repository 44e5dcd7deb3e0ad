import { type Mark, type Marks, savedIds } from './marks'
import { lastPlace } from './readStored'

/** What a visitor did: saved, removed, or took the removal back. */
export interface FlagChange {
  readonly kind: 'save' | 'remove' | 'restore'
  readonly ids: readonly string[]
}

/**
 * The marks that a change makes; what is as wanted already gets none (spec 5.4).
 * @param now in milliseconds since the epoch; a clock that went back does not make a change older.
 * @param removed what was removed on this page, for the places of what is restored.
 */
export function changedMarks(
  marks: Marks,
  { kind, ids }: FlagChange,
  now: number,
  removed: Marks,
): Marks {
  const fresh = new Map<string, Mark>()
  let place = Math.max(now - 1, lastPlace(marks))
  for (const id of ids) {
    const own = marks.get(id)
    if ((own?.saved ?? false) === (kind !== 'remove')) continue
    const before = kind === 'save' ? undefined : (removed.get(id) ?? own)
    if (!before) place += 1
    const changed = Math.max(now, (own?.changed ?? 0) + 1)
    fresh.set(id, { changed, place: before?.place ?? place, saved: kind !== 'remove' })
  }
  return fresh
}

/** Without what was removed before a time. */
export function forgetRemoved(marks: Marks, before: number): Marks {
  return new Map([...marks].filter(([, { saved, changed }]) => saved || changed >= before))
}

/** Takes the last of some new marks away until the saved ids fit. */
export function fitting(
  marks: Marks,
  fresh: Marks,
  fits: (ids: readonly string[]) => boolean,
): { readonly all: Marks; readonly fresh: Marks; readonly refused: readonly string[] } {
  const kept = new Map(fresh)
  const refused: string[] = []
  const joined = () => new Map([...marks, ...kept])
  for (const [id, { saved }] of [...fresh].reverse()) {
    if (!saved || fits(savedIds(joined()))) break
    kept.delete(id)
    refused.unshift(id)
  }
  return { all: joined(), fresh: kept, refused }
}
