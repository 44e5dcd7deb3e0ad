import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import type { Tally } from './tally'

/** Runs files of Node's test runner, one after the other, and shows what they report. */
export function runNodeTests(
  files: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Tally> {
  Object.assign(process.env, environment)
  const counted = { passed: 0, failed: 0 }
  const events = run({ files: [...files], concurrency: false })
  events.on('test:pass', ({ details }) => {
    if (details.type !== 'suite') counted.passed += 1
  })
  events.on('test:fail', ({ details }) => {
    if (details.type !== 'suite') counted.failed += 1
  })
  return new Promise((resolve, reject) => {
    const shown = events.compose(new spec())
    shown.on('end', () => resolve(counted))
    shown.on('error', reject)
    shown.pipe(process.stdout, { end: false })
  })
}
