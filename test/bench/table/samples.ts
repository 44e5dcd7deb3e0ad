import type { Contender } from '../contenders'
import type { Figure } from '../scenarios/scenario'
import { median } from './median'

/** All figures of a line of the table. */
export interface RowSamples {
  readonly unit: Figure['unit']
  readonly values: Readonly<Record<Contender, number[]>>
}

/** The figures by line, in the order in which the lines came up. */
export type Samples = Map<string, RowSamples>

export function addFigures(
  samples: Samples,
  contender: Contender,
  figures: readonly Figure[],
): void {
  for (const { row, unit, value } of figures) {
    const empty = { vitrine: [], modules: [], handwritten: [], instantsearch: [] }
    const line = samples.get(row) ?? { unit, values: empty }
    line.values[contender].push(value)
    samples.set(row, line)
  }
}

export const medianOf = ({ values }: RowSamples, contender: Contender) => median(values[contender])
