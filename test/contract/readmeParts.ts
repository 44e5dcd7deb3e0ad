import { readFileSync } from 'node:fs'
import { join } from 'node:path'

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
  const rank = /^#+/.exec(heading)?.[0].length ?? 0
  const lines = README.split('\n')
  const from = lines.indexOf(heading)
  if (from < 0) throw new Error(`README has no heading ${heading}`)
  const length = lines.slice(from + 1).findIndex((line) => isHeading(line, rank))
  return lines.slice(from + 1, length < 0 ? undefined : from + 1 + length).join('\n')
}

/** The contents of the fenced blocks in a text, of one language or all. */
export function blocks(text: string, language?: string): readonly string[] {
  return [...text.matchAll(/^ *```(\w*)\n([\s\S]*?)\n *```$/gm)]
    .filter(([, own]) => language === undefined || own === language)
    .map(([, , content]) => content ?? '')
}

function isHeading(line: string, atMost: number): boolean {
  const hashes = /^(#+) /.exec(line)?.[1]
  return hashes !== undefined && hashes.length <= atMost
}
