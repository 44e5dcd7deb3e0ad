import { parseArgs } from 'node:util'
import { SCENARIOS } from './scenarios/scenarios'

export interface BenchOptions {
  readonly runs: number
  /** The names of the scenarios to measure. */
  readonly only: ReadonlySet<string>
}

const DEFAULT_RUNS = 9

/** Reads `--runs=3` and `--only=facet,page`. @throws Error with the scenarios' names for an unknown one. */
export function readOptions(): BenchOptions {
  const { values } = parseArgs({ options: { runs: { type: 'string' }, only: { type: 'string' } } })
  const names = SCENARIOS.map(({ name }) => name)
  const only = values.only?.split(',') ?? names
  const unknown = only.filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    throw new Error(`--only=${unknown.join()} is none of the scenarios: ${names.join(', ')}.`)
  }
  const runs = Number(values.runs ?? DEFAULT_RUNS)
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs must be a whole number from 1, got "${values.runs}".`)
  }
  return { runs, only: new Set(only) }
}
