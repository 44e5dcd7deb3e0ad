import { medianOf, type RowSamples, type Samples } from './samples'
import { tableLine } from './tableLine'

const WIDTHS = [62, 9, 15, 12, 12, 15] as const

/** Prints the medians, ratios first. Under 1 Vitrine is better. */
export function printTable(samples: Samples): void {
  const print = (...cells: string[]) => console.log(tableLine(cells, WIDTHS))
  print('Vitrine divided by …', 'by hand', 'InstantSearch', 'Vitrine', 'by hand', 'InstantSearch')
  for (const [name, line] of samples) {
    print(name, ...cellsOf(line, 'vitrine'))
    if (line.values.modules.length > 0) print(`${name}, modules`, ...cellsOf(line, 'modules'))
  }
}

function cellsOf(line: RowSamples, contender: 'vitrine' | 'modules'): string[] {
  const [ours, byHand, peer] = [contender, 'handwritten' as const, 'instantsearch' as const].map(
    (one) => medianOf(line, one),
  )
  const withUnit = (value = Number.NaN) =>
    Number.isNaN(value) ? '–' : `${value.toFixed(Math.abs(value) < 10 ? 2 : 1)} ${line.unit}`
  return [ratio(ours, byHand), ratio(ours, peer), withUnit(ours), withUnit(byHand), withUnit(peer)]
}

/** @returns a dash where there is nothing to compare with, as with a heap that does not grow. */
function ratio(ours = Number.NaN, other = Number.NaN): string {
  return ours > 0 && other > 0 ? (ours / other).toFixed(2) : '–'
}
