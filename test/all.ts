import { NOT_RUN } from './support/prepareEngine'
import { runStep } from './support/runStep'

/** The checks that run on any machine, the fastest ones first. */
const steps = [
  ['types', 'the TypeScript compiler accepts all files'],
  ['lint', 'style and common mistakes'],
  ['unit', 'protocol, config, slices, sagas, widgets and mounting in jsdom'],
  ['build', 'dist, within its size budgets'],
  ['built', 'tests of each built file'],
  ['browser', 'the demo in real Chromium'],
  ['firefox', 'what an engine may do in its own way, in real Firefox'],
  ['webkit', 'each demo page and twelve flows by real input, in real WebKit'],
] as const

const failures: { readonly script: string; readonly lastLines: string }[] = []
const notRun: string[] = []
for (const [script, purpose] of steps) {
  console.log(`\n=== npm run ${script}: ${purpose}`)
  const { status, seconds, lastLines } = await runStep(script)
  const outcome = status === 0 ? 'passed' : status === NOT_RUN ? 'WAS NOT RUN' : 'FAILED'
  console.log(`=== ${script} ${outcome} in ${seconds.toFixed(0)} s`)
  if (status === NOT_RUN) notRun.push(script)
  else if (status !== 0) failures.push({ script, lastLines })
  // The later steps need the built files.
  if (script === 'build' && status !== 0) break
}

// Once more at the end: a log of this length is read from its last page.
for (const { script, lastLines } of failures) {
  console.log(`\n=== the end of npm run ${script}, which failed\n${lastLines}`)
}
if (notRun.length > 0) console.log(`\nNot run, since their engine is missing: ${notRun.join(', ')}`)
const passed = steps.length - failures.length - notRun.length
console.log(`\n${passed} passed, ${failures.length} failed, ${notRun.length} not run`)
process.exitCode = failures.length === 0 ? 0 : 1
