import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import type { TestCounts } from './testCounts'

/** Runs test files with Node's test runner, one after the other, and prints the report. */
export function runNodeTests(
  files: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<TestCounts> {
  Object.assign(process.env, environment)
  const counts = { passed: 0, failed: 0 }
  const events = run({ files: [...files], concurrency: false })
  events.on('test:pass', ({ details }) => {
    if (details.type !== 'suite') counts.passed += 1
  })
  events.on('test:fail', ({ details }) => {
    if (details.type !== 'suite') counts.failed += 1
  })
  return new Promise((resolve, reject) => {
    const report = events.compose(new spec())
    report.on('end', () => resolve(counts))
    report.on('error', reject)
    report.pipe(process.stdout, { end: false })
  })
}
