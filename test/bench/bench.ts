import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from './createServer'
import { launch } from './launch'
import { measureAhead } from './measureAhead'
import { measureClicks } from './measureClicks'
import { measureHeap, NO_COMPILERS } from './measureHeap'
import { measureStart } from './measureStart'
import { THROTTLING } from './openVariant'
import { aheadRow, heapRow, sizeRows, timeRows } from './rows'
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

const wanted = new Set(process.argv.slice(2))
const asked = (part: string) => wanted.size === 0 || wanted.has(part)
const rounds = (usual: number) => Number(process.env['ROUNDS'] ?? usual)

const server = await createServer(root, dist)
const browser = await launch()
const stage = { browser, server }
const print = (lines: readonly (readonly string[])[]) => {
  for (const line of lines) console.log(tableLine(line))
}
try {
  console.log(`Chromium ${browser.version()}, processor ${THROTTLING}× slower, medians\n`)
  print([['', 'ours', 'by hand', 'ratio', 'aim']])
  if (asked('start')) {
    const samples = await measureStart(stage, rounds(15))
    print(timeRows('start to first results painted', samples, '≤ 1.4'))
  }
  if (asked('click')) {
    const samples = await measureClicks(stage, { rows: 24, clicks: rounds(40) })
    print(timeRows('facet click, 24 results', samples, '≤ 1.2'))
  }
  if (asked('many')) {
    const samples = await measureClicks(stage, { rows: 1000, clicks: rounds(20) })
    print(timeRows('facet click, 1,000 results', samples, '≤ 2.0'))
  }
  if (asked('ahead')) print([aheadRow(await measureAhead(stage, rounds(15)))])
  if (asked('heap')) {
    const plain = { server, browser: await launch(NO_COMPILERS) }
    const growth = (variant: 'ours' | 'vanilla') => measureHeap(plain, variant, 100)
    print([heapRow({ ours: await growth('ours'), vanilla: await growth('vanilla') })])
    await plain.browser.close()
  }
  if (asked('size'))
    print(sizeRows({ ours: await readFile(script, 'utf8'), vanilla: server.vanilla }))
} finally {
  await browser.close()
  server.close()
}
