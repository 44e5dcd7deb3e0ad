import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blocks, sectionOf } from '../support/markdown'

export const ROOT = join(__dirname, '../..')

export const README = readFileSync(join(ROOT, 'README.md'), 'utf8')

/** The cells of a marked table's rows, its head left out: `<!-- widgets -->` … `<!-- /widgets -->`. */
export function tableRows(marker: string): readonly (readonly string[])[] {
  const end = `<!-- /${marker.split(' ')[0]} -->`
  const from = README.indexOf(`<!-- ${marker} -->`)
  const to = README.indexOf(end, from)
  if (from < 0 || to < 0)
    throw new Error(`README has no table between <!-- ${marker} --> and ${end}`)
  const lines = README.slice(from, to)
    .split('\n')
    .filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  )
}

/** What stands in backquotes in a cell, in order. */
export function codes(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '')
}

/** A heading's part of README, up to the next heading of the same rank or a higher one. */
export function section(heading: string): string {
  return sectionOf(README, heading)
}

export { blocks }
