import * as v from 'valibot'
import type { KeptPage } from './keptView'

/** The most entries of history that are remembered; the oldest are forgotten. */
const MOST = 50

const keptPage = v.object({
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

/** The pages of a tab's history, newest last, as a text: `[["entry", page], …]`. */
export function withKept(text: string | null, entry: string, page: KeptPage): string {
  const others = entriesOf(text).filter(([id]) => id !== entry)
  return JSON.stringify([...others, [entry, page]].slice(-MOST))
}

/** @returns null where nothing was kept with the entry, or what storage holds cannot be read. */
export function keptWith(text: string | null, entry: string): KeptPage | null {
  const read = v.safeParse(keptPage, entriesOf(text).find(([id]) => id === entry)?.[1])
  return read.success ? read.output : null
}

function entriesOf(text: string | null): readonly (readonly unknown[])[] {
  try {
    const all: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(all) ? all.filter(Array.isArray) : []
  } catch {
    return []
  }
}
