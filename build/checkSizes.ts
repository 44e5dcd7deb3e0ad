import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { parseAst } from 'vite'
import budgets from './budgets.json' with { type: 'json' }

/** Bytes of one file, or of several taken together. */
interface Size {
  readonly raw: number
  readonly gzip: number
  readonly brotli: number
}

/** The maximum sizes of a file. A size that is not named is not limited. */
export type Budget = Partial<Size>

/** The row with the sum of the modules that a page with a search and no lazy widget loads. */
export const SEARCH_PAGE = 'esm search page'

/**
 * Prints each shipped file's sizes against its budget in build/budgets.json.
 * @returns false when a size is over its budget, or when a file with a budget is missing
 */
export function checkSizes(root: string, log: (line: string) => void = console.log): boolean {
  const folder = join(root, 'dist')
  const measured = new Map<string, Size>()
  for (const name of shippedFiles(folder)) measured.set(name, sizeOf(folder, [name]))
  measured.set(SEARCH_PAGE, sizeOf(folder, staticallyLoaded(folder, 'esm/vitrine.js')))

  const limits: Readonly<Record<string, Budget>> = budgets
  const excess = Object.entries(limits).flatMap(([name, budget]) =>
    describeOverBudget(name, measured.get(name), budget),
  )
  log(row(['', 'raw', 'gzip', 'brotli', 'budget']))
  for (const [name, { raw, gzip, brotli }] of measured) {
    const budget = Object.entries(limits[name] ?? {}).map(([kind, max]) => `${kind} ≤ ${max}`)
    log(row([name, ...[raw, gzip, brotli].map(String), budget.join(', ')]))
  }
  for (const message of excess) log(message)
  return excess.length === 0
}

/** @returns a sentence for each size that is over its budget */
export function describeOverBudget(name: string, size: Size | undefined, budget: Budget): string[] {
  if (!size) return [`${name} has a budget but was not built.`]
  return (['raw', 'gzip', 'brotli'] as const)
    .filter((kind) => size[kind] > (budget[kind] ?? Number.POSITIVE_INFINITY))
    .map(
      (kind) => `${name} is over its budget: ${size[kind]} bytes ${kind}, ${budget[kind]} allowed.`,
    )
}

function shippedFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => /\.(js|css|schema\.json)$/.test(name))
    .sort()
}

function sizeOf(folder: string, names: readonly string[]): Size {
  const size = { raw: 0, gzip: 0, brotli: 0 }
  for (const name of names) {
    const content = readFileSync(join(folder, name))
    size.raw += content.length
    size.gzip += gzipSync(content, { level: 9 }).length
    size.brotli += brotliCompressSync(content).length
  }
  return size
}

/** The entry and all modules that it imports statically, directly or not. */
export function staticallyLoaded(folder: string, entry: string): string[] {
  const loaded = new Set<string>()
  const add = (name: string) => {
    if (loaded.has(name)) return
    loaded.add(name)
    for (const statement of parseAst(readFileSync(join(folder, name), 'utf8')).body)
      if ('source' in statement && statement.source)
        add(posix.join(posix.dirname(name), statement.source.value))
  }
  add(entry)
  return [...loaded]
}

function row([
  name = '',
  raw = '',
  gzip = '',
  brotli = '',
  budget = '',
]: readonly string[]): string {
  return `${name.padEnd(28)}${raw.padStart(9)}${gzip.padStart(9)}${brotli.padStart(9)}  ${budget}`.trimEnd()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = checkSizes(fileURLToPath(new URL('..', import.meta.url))) ? 0 : 1
}
