/** What a flag cookie says. */
export interface CookieIds {
  readonly ids: readonly string[]
  /** Whether some or all of it could not be read. */
  readonly broken: boolean
}

/**
 * The ids that a flag cookie holds (spec 3.11), as older sites wrote them too: encoded once more, in escaped
 * quotes, numbers as ids, ids twice.
 */
export function readIds(cookie: string): CookieIds {
  const list = [cookie, decoded(cookie), cookie.replaceAll('\\"', '"')].map(parsed).find(isList)
  if (!list) return { ids: [], broken: true }
  const ids = list.filter(isId).map(String)
  return { ids: [...new Set(ids)], broken: ids.length < list.length }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function decoded(text: string): string {
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
