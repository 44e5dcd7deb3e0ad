interface Node {
  readonly children: Map<number, Node>
  units?: readonly number[]
  semicolonRequired?: boolean
}

const SEMICOLON = 59

/**
 * Builds the `entities` package's decode tree from the list that build/entityList.ts writes. It uses only the
 * simplest kind of node: values in separate words, branches in a dictionary. The tree needs more memory than the
 * package's and decodes the same.
 */
export function entityTree(list: string): Uint16Array {
  const root: Node = { children: new Map() }
  let unit = 0
  for (const entry of list.split(' ')) {
    const [, step, mark, name = '', second] = /^(\w*)([:!])(\w+)\+?(\w*)$/.exec(entry) ?? []
    unit += Number.parseInt(step || '0', 36)
    const units = second ? [unit, Number.parseInt(second, 36)] : [unit]
    let node = root
    for (const letter of name) node = child(node, letter.charCodeAt(0))
    node.units = units
    node.semicolonRequired = mark === ':'
    if (mark === '!') child(node, SEMICOLON).units = units
  }
  const words: number[] = []
  write(root, words)
  return Uint16Array.from(words)
}

function child(node: Node, letter: number): Node {
  let found = node.children.get(letter)
  if (!found) {
    found = { children: new Map() }
    node.children.set(letter, found)
  }
  return found
}

function write({ units, semicolonRequired, children }: Node, words: number[]): void {
  const entries = [...children].sort(([a], [b]) => a - b)
  const letters = entries.map(([letter]) => letter)
  const count = letters.length
  const [first = 0] = letters
  const branches = count === 1 ? first : count << 7
  const length = units ? units.length + 1 : 0
  words.push((length << 14) | (semicolonRequired ? 0x2000 : 0) | branches)
  if (units) words.push(...units)
  if (count > 1) {
    letters.forEach((letter, k) => {
      if (k % 2 === 0) words.push(letter | ((letters[k + 1] ?? 0) << 8))
    })
  }
  const pointers = words.length
  if (count > 1) words.push(...letters)
  entries.forEach(([, child], k) => {
    if (count > 1) words[pointers + k] = words.length
    write(child, words)
  })
}
