import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sectionOf } from '../support/markdown'

export const ROOT = join(__dirname, '../..')

/** The files under a folder of the repository, with paths from the root. */
export function filesUnder(folder: string, name: RegExp): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => join(folder, path))
}

export function fileText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

/** The text of a page of docs/reference. */
export function referencePage(name: string): string {
  return fileText(`docs/reference/${name}.md`)
}

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

/** The rows of the one table below a heading. */
export function rowsBelow(markdown: string, heading: string): readonly (readonly string[])[] {
  return tablesIn(sectionOf(markdown, heading))[0]?.rows ?? []
}

/** `name` → the next cell, for each row. */
export function byCode(rows: readonly (readonly string[])[]): Readonly<Record<string, string>> {
  return Object.fromEntries(rows.map(([name = '', next = '']) => [codes(name)[0], next]))
}

/** The texts in backquotes in a cell, in order. */
export function codes(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '')
}

/** The first code of each row. */
export function firstCodes(rows: readonly (readonly string[])[]): readonly string[] {
  return rows.flatMap(([cell = '']) => codes(cell).slice(0, 1))
}

/** The sentence of each widget: the first line of its section in docs/reference/widgets.md. */
export function widgetSentences(): Readonly<Record<string, string>> {
  const page = referencePage('widgets')
  const firstLine = (name: string) => sectionOf(page, `## \`${name}\``).trim().split('\n')[0] ?? ''
  return Object.fromEntries(codeHeadings(page).map((name) => [name, firstLine(name)]))
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
