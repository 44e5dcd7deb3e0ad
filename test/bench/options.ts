import { parseArgs } from 'node:util'
import type { MeasureOptions } from './scenarios/scenario'
import { SCENARIOS } from './scenarios/scenarios'

export interface BenchOptions extends MeasureOptions {
  readonly runs: number
  /** The names of the scenarios to measure. */
  readonly only: ReadonlySet<string>
}

const DEFAULT_RUNS = 9
const DEFAULT_INTERACTIONS = 100
/** The heap is looked at twice at least, after every twentieth. */
const MIN_INTERACTIONS = 40

/** Reads `--runs=3`, `--only=facet,page` and `--interactions=1000`. @throws Error with the scenarios' names for an unknown one. */
export function readOptions(): BenchOptions {
  const type = 'string'
  const { values } = parseArgs({
    options: { runs: { type }, only: { type }, interactions: { type } },
  })
  const names = SCENARIOS.map(({ name }) => name)
  const only = values.only?.split(',') ?? names
  const unknown = only.filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    throw new Error(`--only=${unknown.join()} is none of the scenarios: ${names.join(', ')}.`)
  }
  return {
    runs: wholeNumber('runs', values.runs ?? DEFAULT_RUNS, 1),
    interactions: wholeNumber(
      'interactions',
      values.interactions ?? DEFAULT_INTERACTIONS,
      MIN_INTERACTIONS,
    ),
    only: new Set(only),
  }
}

function wholeNumber(name: string, given: string | number, least: number): number {
  const number = Number(given)
  if (Number.isInteger(number) && number >= least) return number
  throw new Error(`--${name} must be a whole number from ${least}, got "${given}".`)
}
