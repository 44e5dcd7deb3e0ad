import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from './createServer'
import { launch } from './launch'
import { measureClicks } from './measureClicks'
import { measureHeap, NO_COMPILERS } from './measureHeap'
import { measurePrefetch } from './measurePrefetch'
import { measureStart } from './measureStart'
import { THROTTLING } from './openVariant'
import { heapRow, prefetchRow, sizeRows, timeRows } from './rows'
import { tableLine } from './table'

/*
 * `npm run bench` compares our bundle to a page written by hand without a framework, on the same server.
 * It prints ratios and never fails. `npm run bench start click` measures only some of start, click, many,
 * prefetch, heap and size; ROUNDS sets the number of rounds, DIST_DIR names another folder with built files.
 * The hand-written page renders everything at once. Ours renders the results first and long facets later,
 * so each time has a second line for the counts.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = process.env['DIST_DIR'] ?? join(root, 'dist')
const script = join(dist, 'vitrine.js')
if (!existsSync(script)) throw new Error(`${script} is not there: run "npm run build" first.`)

const selection = new Set(process.argv.slice(2))
const isWanted = (part: string) => selection.size === 0 || selection.has(part)
const rounds = (usual: number) => Number(process.env['ROUNDS'] ?? usual)

const server = await createServer(root, dist)
const browser = await launch()
const environment = { browser, server }
const print = (lines: readonly (readonly string[])[]) => {
  for (const line of lines) console.log(tableLine(line))
}
try {
  console.log(`Chromium ${browser.version()}, processor ${THROTTLING}× slower, medians\n`)
  print([['', 'ours', 'by hand', 'ratio', 'aim']])
  if (isWanted('start')) {
    const samples = await measureStart(environment, rounds(15))
    print(timeRows('start to first results painted', samples, '≤ 1.4'))
  }
  if (isWanted('click')) {
    const samples = await measureClicks(environment, { rows: 24, clicks: rounds(40) })
    print(timeRows('facet click, 24 results', samples, '≤ 1.2'))
  }
  if (isWanted('many')) {
    const samples = await measureClicks(environment, { rows: 1000, clicks: rounds(20) })
    print(timeRows('facet click, 1,000 results', samples, '≤ 2.0'))
  }
  if (isWanted('prefetch')) print([prefetchRow(await measurePrefetch(environment, rounds(15)))])
  if (isWanted('heap')) {
    const plain = { server, browser: await launch(NO_COMPILERS) }
    const measureGrowth = (variant: 'ours' | 'vanilla') => measureHeap(plain, variant, 100)
    print([heapRow({ ours: await measureGrowth('ours'), vanilla: await measureGrowth('vanilla') })])
    await plain.browser.close()
  }
  if (isWanted('size'))
    print(sizeRows({ ours: await readFile(script, 'utf8'), vanilla: server.vanilla }))
} finally {
  await browser.close()
  server.close()
}
