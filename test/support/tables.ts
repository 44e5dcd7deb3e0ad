/** One table: the cells of its head, and those of each row. */
interface Table {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** All tables of a text, in order. */
export function tablesIn(markdown: string): readonly Table[] {
  const blocks = markdown.match(/(?:^\|.*\n?)+/gm) ?? []
  return blocks.map((block) => {
    const [head = [], , ...rows] = block.trim().split('\n').map(cellsOf)
    return { head, rows }
  })
}

/** The rows of every table in a text whose first column has this title. */
export function rowsOf(markdown: string, firstColumn: string): readonly (readonly string[])[] {
  return tablesIn(markdown).flatMap(({ head, rows }) => (head[0] === firstColumn ? rows : []))
}

/** The texts in backquotes in a cell, in order. */
export function codes(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '')
}

/** The names of the level-two headings that are in backquotes. */
export function codeHeadings(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^## `([^`]+)`$/gm)].map(([, name]) => name ?? '')
}

function cellsOf(line: string): readonly string[] {
  return line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
}
