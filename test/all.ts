import { spawnSync } from 'node:child_process'

/** The checks that run on any machine, the fastest ones first. */
const steps = [
  ['types', 'the TypeScript compiler accepts all files'],
  ['lint', 'style and common mistakes'],
  ['unit', 'protocol, config, slices, sagas, widgets and mounting in jsdom'],
  ['build', 'dist, within its size budgets'],
  ['built', 'tests of each built file'],
  ['browser', 'the demo in real Chromium'],
] as const

const failed: string[] = []
for (const [script, purpose] of steps) {
  console.log(`\n=== npm run ${script}: ${purpose}`)
  const started = performance.now()
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    shell: true,
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`=== ${script} ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  if (status !== 0) failed.push(script)
  // The later steps need the built files.
  if (script === 'build' && status !== 0) break
}

if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
console.log(`\n${steps.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
