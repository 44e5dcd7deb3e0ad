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
 * `{step}{mark}{name}{+second}` for each reference, separated by spaces.
 * - `step`: the difference to the first unit of the reference before, in upper case base 36, empty for 0.
 * - `mark`: `!` when the reference is also valid without its semicolon, else `:`.
 * - `second`: the second unit in base 36.
 *
 * build/trimmed/entityTree.ts reads the text.
 */
export function entityList(tree: Uint16Array): string {
  const references = [...readTree(tree, 0, '')]
  const legacy = new Set(references.filter((one) => one.legacy).map((one) => one.name))
  let last = 0
  return references
    .filter((one) => !one.legacy)
    .sort((a, b) => unitOf(a, 0) - unitOf(b, 0) || unitOf(a, 1) - unitOf(b, 1))
    .map(({ name, units: [first = 0, second] }) => {
      const step = first === last ? '' : (first - last).toString(36).toUpperCase()
      last = first
      return (
        step + (legacy.has(name) ? '!' : ':') + name + (second ? `+${second.toString(36)}` : '')
      )
    })
    .join(' ')
}

function unitOf({ units }: Reference, index: number): number {
  return units[index] ?? 0
}

/** Walks the binary tree. The package documents its layout in internal/bin-trie-flags. */
function* readTree(tree: Uint16Array, at: number, name: string): Generator<Reference> {
  const word = tree[at] ?? 0
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
      const target = tree[node + k]
      if (target) yield* readTree(tree, target - 1, name + String.fromCharCode(jump + k))
    } else {
      const target = tree[node + ((branches + 1) >> 1) + k] ?? 0
      yield* readTree(tree, target, name + String.fromCharCode(byte(tree, node, k)))
    }
  }
}

/** Reads the k-th byte. Bytes are packed two to a word, low byte first. */
function byte(tree: Uint16Array, at: number, k: number): number {
  const word = tree[at + (k >> 1)] ?? 0
  return k % 2 === 0 ? word & 0xff : word >> 8
}
