import { LONG_FACET } from '../pages/search'
import type { Adapter, ExpectedPage, ShownValue } from './types'

/** Whether the DOM has the expected results. Must be cheap, since it runs at every mutation. */
export function resultsShown({ hits }: Adapter, { results, first, last }: ExpectedPage): boolean {
  const list = hits()
  return (
    list.length === results &&
    list[0]?.getAttribute('data-id') === first &&
    list[results - 1]?.getAttribute('data-id') === last
  )
}

/** Whether total, current filters and the long facet's values are the expected ones, too. */
export function restShown(adapter: Adapter, expected: ExpectedPage): boolean {
  try {
    if (readNumber(adapter.total()) !== expected.total) return false
    if (adapter.filters() !== expected.filters) return false
    const rows = adapter.values(LONG_FACET)
    const isRow = (at: number, [value, count]: ShownValue) => {
      const row = rows[at]
      return row && adapter.valueOf(row) === value && readNumber(adapter.countOf(row)) === count
    }
    const { values, firstValue, middleValue, lastValue } = expected
    return (
      rows.length === values &&
      !!isRow(values - 1, lastValue) &&
      !!isRow(values >> 1, middleValue) &&
      !!isRow(0, firstValue)
    )
  } catch {
    return false
  }
}

const readNumber = (text: string) => Number.parseInt(text.replace(/\D/g, ''), 10)
