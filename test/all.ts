import { spawnSync } from 'node:child_process'
import { NOT_RUN } from './support/prepareEngine'

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

const failed: string[] = []
const notRun: string[] = []
for (const [script, purpose] of steps) {
  console.log(`\n=== npm run ${script}: ${purpose}`)
  const started = performance.now()
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    shell: true,
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  const outcome = status === 0 ? 'passed' : status === NOT_RUN ? 'WAS NOT RUN' : 'FAILED'
  console.log(`=== ${script} ${outcome} in ${seconds} s`)
  if (status === NOT_RUN) notRun.push(script)
  else if (status !== 0) failed.push(script)
  // The later steps need the built files.
  if (script === 'build' && status !== 0) break
}

if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
if (notRun.length > 0) console.log(`\nNot run, since their engine is missing: ${notRun.join(', ')}`)
const passed = steps.length - failed.length - notRun.length
console.log(`\n${passed} passed, ${failed.length} failed, ${notRun.length} not run`)
process.exitCode = failed.length === 0 ? 0 : 1
