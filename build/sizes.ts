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

/** The most that a file may weigh; what is not named is not limited. */
export type Budget = Partial<Size>

/** The row that sums what `dist/esm` loads on a page with a search and nothing heavy. */
export const SEARCH_PAGE = 'esm search page'

/**
 * Prints each shipped file's sizes against its budget in build/budgets.json.
 * @returns false when one is over, or when a file that has a budget is missing
 */
export function sizes(root: string, log: (line: string) => void = console.log): boolean {
  const folder = join(root, 'dist')
  const measured = new Map<string, Size>()
  for (const name of shippedFiles(folder)) measured.set(name, sizeOf(folder, [name]))
  measured.set(SEARCH_PAGE, sizeOf(folder, staticallyLoaded(folder, 'esm/vitrine.js')))

  const limits: Readonly<Record<string, Budget>> = budgets
  const faults = Object.entries(limits).flatMap(([name, budget]) =>
    overBudget(name, measured.get(name), budget),
  )
  log(row(['', 'raw', 'gzip', 'brotli', 'budget']))
  for (const [name, { raw, gzip, brotli }] of measured) {
    const budget = Object.entries(limits[name] ?? {}).map(([kind, most]) => `${kind} ≤ ${most}`)
    log(row([name, ...[raw, gzip, brotli].map(String), budget.join(', ')]))
  }
  for (const fault of faults) log(fault)
  return faults.length === 0
}

/** One sentence for each size that is over its budget. */
export function overBudget(name: string, size: Size | undefined, budget: Budget): string[] {
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

/** The entry and everything it imports statically, directly or not. */
function staticallyLoaded(folder: string, entry: string): string[] {
  const loaded = new Set<string>()
  const visit = (name: string) => {
    if (loaded.has(name)) return
    loaded.add(name)
    for (const statement of parseAst(readFileSync(join(folder, name), 'utf8')).body)
      if ('source' in statement && statement.source)
        visit(posix.join(posix.dirname(name), statement.source.value))
  }
  visit(entry)
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
  process.exitCode = sizes(fileURLToPath(new URL('..', import.meta.url))) ? 0 : 1
}
