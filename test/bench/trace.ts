import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launch } from './launch'
import { BROAD, valueTarget } from './scenarios/interactions'
import { createServer } from './server/createServer'
import { tableLine } from './table/tableLine'
import { counts, timesByKind } from './trace/timesByKind'
import { timesByModule } from './trace/timesByModule'
import { CATEGORIES, mainThread, type TraceEvent } from './trace/traceEvents'
import { click } from './visit/act'
import { type OpenPage, openPage } from './visit/openPage'

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

/** Times that the filter is added and removed before it is recorded. */
const WARM_UP = 2
/** The most modules to list. */
const LISTED = 25
const WIDTHS = [60, 12]

const server = await createServer(dist)
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
  const open = await openPage(environment, 'vitrine', { rows })
  if (what === 'click') {
    for (let round = 0; round < WARM_UP; round += 1) {
      await addFilter(open)
      await click(open, { name: 'clear' }, {})
    }
    await browser.startTracing(open.page, { categories: CATEGORIES })
    await addFilter(open)
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  return traceEvents
}

function addFilter(open: OpenPage) {
  return click(open, valueTarget(BROAD), { filters: [BROAD] })
}

function print(title: string, values: ReadonlyMap<string, number>): void {
  const sorted = [...values].sort(([, a], [, b]) => b - a).slice(0, LISTED)
  console.log(`\n${title}`)
  for (const [name, value] of sorted) {
    const text = Number.isInteger(value) ? String(value) : value.toFixed(1)
    console.log(tableLine([`${name}  `, text], WIDTHS))
  }
}
