import * as v from 'valibot'
import type { PageSnapshot } from './pageSnapshot'

/** How many history entries keep a snapshot; the oldest lose theirs first. */
const MAX_SNAPSHOTS = 50

const pageSnapshot = v.object({
  views: v.array(
    v.tuple([
      v.string(),
      v.object({ shown: v.nullable(v.number()), openFacets: v.array(v.string()) }),
    ]),
  ),
  sorts: v.optional(v.array(v.tuple([v.string(), v.string()])), []),
  place: v.object({
    anchor: v.nullable(v.object({ mount: v.number(), item: v.string(), top: v.number() })),
    focus: v.nullable(
      v.object({
        mount: v.number(),
        item: v.nullable(v.string()),
        name: v.string(),
        nth: v.number(),
      }),
    ),
  }),
})

/** Adds a snapshot to the stored text `[["entry", snapshot], …]`, the newest last. */
export function addSnapshot(text: string | null, entry: string, snapshot: PageSnapshot): string {
  const others = entriesOf(text).filter(([id]) => id !== entry)
  return JSON.stringify([...others, [entry, snapshot]].slice(-MAX_SNAPSHOTS))
}

/** Finds the snapshot of a history entry. @returns null when there is none, or the text is malformed. */
export function findSnapshot(text: string | null, entry: string): PageSnapshot | null {
  const parsed = v.safeParse(pageSnapshot, entriesOf(text).find(([id]) => id === entry)?.[1])
  return parsed.success ? parsed.output : null
}

function entriesOf(text: string | null): readonly (readonly unknown[])[] {
  try {
    const all: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(all) ? all.filter(Array.isArray) : []
  } catch {
    return []
  }
}
