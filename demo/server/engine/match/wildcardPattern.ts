/**
 * Compiles a wildcard pattern: `*` matches any characters, `?` one, a backslash escapes the next one. Matching takes
 * time proportional to both lengths, whatever the pattern is.
 */
export function wildcardPattern(pattern: string): (term: string) => boolean {
  const parts = Array.from(pattern.matchAll(/\\([\s\S])|[\s\S]/gu), ({ 0: whole, 1: escaped }) =>
    escaped !== undefined
      ? { kind: 'same' as const, text: escaped }
      : { kind: KINDS[whole] ?? ('same' as const), text: whole },
  )
  return (term) => {
    const letters = [...term]
    let reached = new Set([0])
    for (const { kind, text } of parts) {
      if (kind === 'any') {
        const first = Math.min(...reached)
        reached = new Set(Array.from({ length: letters.length - first + 1 }, (_, i) => first + i))
      } else {
        const next = new Set<number>()
        for (const at of reached) {
          if (at < letters.length && (kind === 'one' || letters[at] === text)) next.add(at + 1)
        }
        reached = next
      }
      if (reached.size === 0) return false
    }
    return reached.has(letters.length)
  }
}

const KINDS: Readonly<Record<string, 'any' | 'one' | undefined>> = { '*': 'any', '?': 'one' }
