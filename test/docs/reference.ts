import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sectionOf } from '../support/markdown'
import { codeHeadings, codes, tablesIn } from '../support/tables'

export { codeHeadings, codes, rowsOf, tablesIn } from '../support/tables'

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

/** The rows of the one table below a heading. */
export function rowsBelow(markdown: string, heading: string): readonly (readonly string[])[] {
  return tablesIn(sectionOf(markdown, heading))[0]?.rows ?? []
}

/** `name` → the next cell, for each row. */
export function byCode(rows: readonly (readonly string[])[]): Readonly<Record<string, string>> {
  return Object.fromEntries(rows.map(([name = '', next = '']) => [codes(name)[0], next]))
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
