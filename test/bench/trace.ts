import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { click } from './click'
import { createServer } from './createServer'
import { launch } from './launch'
import { openVariant } from './openVariant'
import { tableLine } from './table'
import { counts, timesByKind } from './trace/timesByKind'
import { timesByModule } from './trace/timesByModule'
import { CATEGORIES, mainThread, type TraceEvent } from './trace/traceEvents'

/*
 * `npm run trace` records one facet click on the page of the benchmark, `npm run trace start` its start, with a
 * slow processor, and prints where the time of the main thread goes: by kind of work, and by module of the script.
 * ROWS sets the number of results. The sampling itself costs time: compare shares, not sums.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = process.env['DIST_DIR'] ?? join(root, 'dist')
const rows = Number(process.env['ROWS'] ?? 24)
const what = process.argv[2] ?? 'click'
if (what !== 'click' && what !== 'start') throw new Error(`"${what}" is neither click nor start.`)

/** Clicks before the recorded one, which adds a filter again. */
const WARM_UP = 4
/** The most modules to list. */
const LISTED = 25

const server = await createServer(root, dist)
const browser = await launch()
const environment = { browser, server }
try {
  const map = new SourceMap(JSON.parse(await readFile(join(dist, 'vitrine.js.map'), 'utf8')))
  const events = await record()
  const thread = mainThread(events)
  print(`By kind of work, ms (${what}, ${rows} results)`, timesByKind(thread))
  print('How often', new Map(Object.entries(counts(thread))))
  print('Script by module, ms', timesByModule(events, '/vitrine.js', map))
} finally {
  await browser.close()
  server.close()
}

async function record(): Promise<readonly TraceEvent[]> {
  if (what === 'start') await browser.startTracing(undefined, { categories: CATEGORIES })
  const { page } = await openVariant(environment, 'ours', { rows })
  if (what === 'click') {
    for (let number = 0; number < WARM_UP; number++) await click(page, rows, number)
    await browser.startTracing(page, { categories: CATEGORIES })
    await click(page, rows, WARM_UP)
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  return traceEvents
}

function print(title: string, values: ReadonlyMap<string, number>): void {
  const sorted = [...values].sort(([, a], [, b]) => b - a).slice(0, LISTED)
  console.log(`\n${title}`)
  for (const [name, value] of sorted) {
    const text = Number.isInteger(value) ? String(value) : value.toFixed(1)
    console.log(tableLine([`${name}  `.padEnd(60), text]))
  }
}
