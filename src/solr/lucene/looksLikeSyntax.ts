const RANGE = /^[[{]\s*(?:"[^"]+"|[^\s"\]}]+)\s+TO\s+(?:"[^"]+"|[^\s"\]}]+)\s*[\]}]$/
const QUOTED = /^"(?:\\[\s\S]|[^"\\])*"$/

/** Whether a value is range syntax, one quotation, or one parenthesised group (spec 5.1). */
export function looksLikeSyntax(value: string): boolean {
  return RANGE.test(value) || QUOTED.test(value) || isGroup(value)
}

/** Whether the last character closes the first parenthesis: `(a)(b)` is not a group. */
export function isGroup(value: string): boolean {
  if (!value.startsWith('(')) return false
  let depth = 0
  for (const { 0: token, index } of value.matchAll(/\\[\s\S]|"(?:\\[\s\S]|[^"\\])*"|["()]/g)) {
    if (token === '"') return false
    if (token === '(') depth += 1
    if (token === ')') depth -= 1
    if (depth === 0) return index === value.length - 1
  }
  return false
}
