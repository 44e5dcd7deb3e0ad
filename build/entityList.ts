/** One character reference: its name without `;`, its code units, and whether `;` may be missing. */
interface Reference {
  readonly name: string
  readonly units: readonly number[]
  readonly legacy: boolean
}

const VALUE_LENGTH = 0xc000
const SEMICOLON_OR_RUN = 0x2000
const BRANCHES = 0x1f80
const JUMP = 0x7f

/**
 * Writes the `entities` package's decode tree as one line of text, ordered by code unit:
 * `{step}{mark}{name}{+second}` for each reference, separated by spaces. The step is how far its
 * first unit is from the one before, in upper case base 36, nothing for 0; the mark is `:` or, when
 * the reference is also known without its semicolon, `!`; the second unit is in base 36.
 * build/trimmed/entityTree.ts reads it.
 */
export function entityList(tree: Uint16Array): string {
  const references = [...readTree(tree, 0, '')]
  const legacy = new Set(references.filter((one) => one.legacy).map((one) => one.name))
  let last = 0
  return references
    .filter((one) => !one.legacy)
    .sort((a, b) => a.units[0]! - b.units[0]! || (a.units[1] ?? 0) - (b.units[1] ?? 0))
    .map(({ name, units: [first = 0, second] }) => {
      const step = first === last ? '' : (first - last).toString(36).toUpperCase()
      last = first
      return (
        step + (legacy.has(name) ? '!' : ':') + name + (second ? `+${second.toString(36)}` : '')
      )
    })
    .join(' ')
}

/** Walks the binary tree; the package documents its layout in internal/bin-trie-flags. */
function* readTree(tree: Uint16Array, at: number, name: string): Generator<Reference> {
  const word = tree[at]!
  const length = word >> 14
  const branches = (word & BRANCHES) >> 7
  const jump = word & JUMP
  if (length === 0 && word & SEMICOLON_OR_RUN) {
    const rest = Array.from({ length: branches - 1 }, (_, k) => byte(tree, at + 1, k))
    const run = String.fromCharCode(jump, ...rest)
    return yield* readTree(tree, at + 1 + (branches >> 1), name + run)
  }
  if (length > 0) {
    const units =
      length === 1
        ? [word & ~(VALUE_LENGTH | SEMICOLON_OR_RUN)]
        : [...tree.slice(at + 1, at + length)]
    const legacy = !(word & SEMICOLON_OR_RUN) && !name.endsWith(';')
    yield { name: name.replace(';', ''), units, legacy }
    if (length === 1) return
  }
  const node = at + Math.max(1, length)
  if (branches === 0) {
    if (jump) yield* readTree(tree, node, name + String.fromCharCode(jump))
    return
  }
  for (let k = 0; k < branches; k++) {
    if (jump) {
      const target = tree[node + k]!
      if (target) yield* readTree(tree, target - 1, name + String.fromCharCode(jump + k))
    } else {
      const target = tree[node + ((branches + 1) >> 1) + k]!
      yield* readTree(tree, target, name + String.fromCharCode(byte(tree, node, k)))
    }
  }
}

/** The k-th of the bytes that are packed two to a word, low byte first. */
function byte(tree: Uint16Array, at: number, k: number): number {
  const word = tree[at + (k >> 1)]!
  return k % 2 === 0 ? word & 0xff : word >> 8
}
