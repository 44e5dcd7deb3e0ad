const SEMICOLON_OR_RUN = 0x2000
const BRANCHES = 0x1f80
const JUMP = 0x7f

/** The names of all character references that the `entities` package's tree holds, without their semicolons. */
export function entityNames(tree: Uint16Array): readonly string[] {
  return [...new Set(readTree(tree, 0, ''))]
}

/** Walks the binary tree. The package documents its layout in internal/bin-trie-flags. */
function* readTree(tree: Uint16Array, at: number, name: string): Generator<string> {
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
    yield name.replace(';', '')
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
