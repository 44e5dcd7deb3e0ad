/** Formats a value for a message: JSON, cut to 80 characters. It works where a page has altered JSON's helpers. */
export function show(value: unknown): string {
  if (typeof value === 'string') return `"${short(value)}"`
  if (value === null || typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return short(`[${value.map(show).join(', ')}]`)
  const inside = Object.entries(value).map(([key, json]) => `"${key}": ${show(json)}`)
  return short(`{${inside.join(', ')}}`)
}

function short(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
