import type { Contender } from '../contenders'
import type { BenchEnvironment } from '../visit/openPage'

/** One number for one line of the table. */
export interface Figure {
  readonly row: string
  readonly unit: 'ms' | 'kB'
  readonly value: number
}

/** What the command line says about a scenario. */
export interface MeasureOptions {
  /** How many interactions the heap is watched over. */
  readonly interactions: number
}

/** Something to measure. */
export interface Scenario {
  /** How the command line names it. */
  readonly name: string
  readonly contenders: readonly Contender[]
  /** The most runs, for what takes long and varies little. */
  readonly maxRuns?: number
  /** Flags of V8 for its browser. */
  readonly flags?: string
  measure(
    environment: BenchEnvironment,
    contender: Contender,
    options: MeasureOptions,
  ): Promise<readonly Figure[]>
}

/** The contenders of what does not depend on how the script is loaded. */
export const ALL_BUT_MODULES: readonly Contender[] = ['vitrine', 'handwritten', 'instantsearch']

/** The two lines of a time: the results, and the whole page with its thousand facet values. */
export function timeFigures(
  name: string,
  { results, page }: { readonly results: number; readonly page: number },
): readonly Figure[] {
  return [
    { row: name, unit: 'ms', value: page },
    { row: `  ${name}, results alone`, unit: 'ms', value: results },
  ]
}
