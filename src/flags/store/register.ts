import { type Mark, type Marks, savedIds } from './marks'
import { quoted } from './writeIds'

/** What localStorage keeps of one namespace (design decision 14). */
export interface Register {
  readonly marks: Marks
  /**
   * The ids that the cookie got when this was written: what differs from them, another script did.
   * Null where the cookie took nothing, and so says nothing.
   */
  readonly inCookie: readonly string[] | null
}

/**
 * `{"cookie":2,"items":[["17",1767225600000,1767225600000,1],…]}`: id, changed, place, saved.
 * @param inCookie how many of the saved ids the cookie holds; null where it took none.
 */
export function writeRegister(marks: Marks, inCookie: number | null): string {
  const items = [...marks].map(
    ([id, { changed, place, saved }]) => `[${quoted(id)},${changed},${place},${saved ? 1 : 0}]`,
  )
  return `{"cookie":${inCookie},"items":[${items.join(',')}]}`
}

/** @returns null where the text is no register. */
export function readRegister(text: string): Register | null {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null) return null
  if (!('items' in value) || !Array.isArray(value.items)) return null
  const marks = new Map<string, Mark>()
  for (const item of value.items) {
    const entry = readItem(item)
    if (!entry) return null
    marks.set(...entry)
  }
  const inCookie = 'cookie' in value && isCount(value.cookie) ? value.cookie : null
  return { marks, inCookie: inCookie === null ? null : savedIds(marks).slice(0, inCookie) }
}

function readItem(item: unknown): [string, Mark] | null {
  if (!Array.isArray(item)) return null
  const [id, changed, place, saved]: readonly unknown[] = item
  if (typeof id !== 'string' || !isCount(changed) || !isCount(place)) return null
  return [id, { changed, place, saved: saved === 1 }]
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
