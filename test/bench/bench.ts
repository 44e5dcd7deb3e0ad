import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CONTENDERS } from './contenders'
import { launch } from './launch'
import { readOptions } from './options'
import type { Scenario } from './scenarios/scenario'
import { SCENARIOS } from './scenarios/scenarios'
import { createServer } from './server/createServer'
import { printTable } from './table/printTable'
import { addFigures, type Samples } from './table/samples'
import { openPage, THROTTLING } from './visit/openPage'

/*
 * `npm run bench` compares Vitrine to a page written by hand without a framework and to React InstantSearch, on one
 * server, in turn. It prints one table and never fails for a figure. `-- --runs=3 --only=facet,page` is a quick look;
 * `--only=heap,heap-code --interactions=1000` watches the heap for longer; DIST_DIR names another folder with built
 * files.
 *
 * A line without a note is the time until the whole page is painted, with all of the thousand facet values. Starts are
 * from the navigation; interactions from the event, without the time in which the server held the answer.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = process.env['DIST_DIR'] ?? join(root, 'dist')
const script = join(dist, 'vitrine.js')
if (!existsSync(script)) throw new Error(`${script} is not there: run "npm run build" first.`)

const { runs, only, interactions } = readOptions()

/** The most time for one scenario of one contender, in milliseconds. */
const TIMEOUT_MS = 120_000 + 1000 * interactions

const scenarios = SCENARIOS.filter(({ name }) => only.has(name))
const samples: Samples = new Map()
const server = await createServer(dist)
let version = ''
try {
  await warmUp()
  for (let run = 1; run <= runs; run += 1) {
    for (const scenario of scenarios) {
      if (run <= (scenario.maxRuns ?? runs)) await measure(scenario, run)
    }
  }
} finally {
  server.close()
}
console.log(`\nChromium ${version}, processor ${THROTTLING}× slower, medians of ${runs} runs\n`)
printTable(samples)

/** Opens each page once, uncounted: the engine computes each contender's first answer only once. */
async function warmUp(): Promise<void> {
  const browser = await launch()
  for (const contender of CONTENDERS) {
    const { context } = await openPage({ browser, server }, contender, { throttling: 1 })
    await context.close()
  }
  await browser.close()
}

/** Measures a scenario once, all contenders in turn. Each has a new browser where the one before broke it. */
async function measure(scenario: Scenario, run: number): Promise<void> {
  console.error(`run ${run} of ${runs}: ${scenario.name}`)
  let browser = await launch(scenario.flags)
  version = browser.version()
  for (const contender of scenario.contenders) {
    try {
      const figures = scenario.measure({ browser, server }, contender, { interactions })
      addFigures(samples, contender, await withTimeout(figures))
    } catch (error) {
      console.error(`${scenario.name}, ${contender}: ${(error as Error).message}`)
      await withTimeout(browser.close()).catch(() => {})
      browser = await launch(scenario.flags)
    }
  }
  await browser.close()
}

/** A browser that hangs must not hang the benchmark. */
function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  const timeout = new Promise<never>((_, reject) => {
    const error = new Error(`Not measured within ${TIMEOUT_MS / 1000} s.`)
    setTimeout(reject, TIMEOUT_MS, error).unref()
  })
  return Promise.race([promise, timeout])
}
