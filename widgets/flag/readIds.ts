/** The ids that a flag cookie holds (spec 3.11); anything but a JSON array of ids counts as none. */
export function readIds(cookie: string | undefined): readonly string[] {
  try {
    const read: unknown = JSON.parse(cookie ?? '[]')
    if (!Array.isArray(read)) return []
    return [...new Set(read.filter(isId).map(String))]
  } catch {
    return []
  }
}

function isId(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}
