/** What a flag cookie holds. */
export interface FlagCookie {
  readonly ids: readonly string[]
  /** Whether some or all of it could not be read. */
  readonly isCorrupt: boolean
}

/**
 * Reads the ids from a flag cookie (spec 3.11). Accepts what older sites wrote: encoded twice, with escaped
 * quotes, with numbers as ids, with an id twice. An empty string is no saved item.
 */
export function readFlagCookie(cookie: string): FlagCookie {
  const list = [cookie, decodeText(cookie), cookie.replaceAll('\\"', '"')]
    .map(parseJson)
    .find(isList)
  if (!list) return { ids: [], isCorrupt: true }
  const items = list.filter((item) => item !== '')
  const ids = items.filter(isId).map(String)
  return { ids: [...new Set(ids)], isCorrupt: ids.length < items.length }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

function isId(value: unknown): value is string | number {
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))
}
