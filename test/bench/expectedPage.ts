import { createCorpus } from '../../demo/server/corpus/createCorpus'
import type { Listing } from '../../demo/server/corpus/listing'
import { CORPUS_SIZE, FACETS } from './facets'

/** The content of the page after a complete response. */
export interface ExpectedPage {
  readonly rows: number
  /** The path of the first result. */
  readonly first: string
  readonly last: string
  /** For each facet with changed counts, its last changed row. */
  readonly counts: readonly {
    readonly field: string
    readonly row: number
    readonly text: string
  }[]
}

const listings = createCorpus(CORPUS_SIZE)
const collator = new Intl.Collator('en')

/**
 * Computes the expected page from the listings, without the server.
 * @param kind the selected value of the clicked facet; null for none
 * @param before the value selected before; undefined before the first response
 */
export function expectedPage(
  rows: number,
  kind: string | null,
  before?: string | null,
): ExpectedPage {
  const found = listings.filter((one) => kind === null || one.bundle === kind)
  const shown = found.slice(0, rows)
  const earlier = before === undefined ? null : countValues(before)
  const counts = [...countValues(kind)].flatMap(([field, values]) => {
    const old = earlier?.get(field)
    const row = values.findLastIndex(([, count], at) => old?.[at]?.[1] !== count)
    const changed = values[row]
    return changed ? [{ field, row, text: changed[1].toLocaleString('en') }] : []
  })
  return { rows: shown.length, first: shown[0]?.url ?? '', last: shown.at(-1)?.url ?? '', counts }
}

/** The rows of each facet in display order. A selection does not change the counts of its own facet. */
function countValues(kind: string | null) {
  return new Map(
    FACETS.map(({ field, mincount }) => {
      const filter = field === 'bundle' ? null : kind
      const counts = new Map<string, number>()
      for (const one of listings) {
        const increment = filter === null || one.bundle === filter ? 1 : 0
        for (const value of valuesOf(one, field)) {
          counts.set(value, (counts.get(value) ?? 0) + increment)
        }
      }
      const rows = [...counts].filter(([, count]) => count >= mincount)
      return [field, rows.sort(([a], [b]) => collator.compare(a, b))] as const
    }),
  )
}

function valuesOf(listing: Listing, field: string): readonly string[] {
  const value = (listing as unknown as Readonly<Record<string, unknown>>)[field]
  if (value === undefined) return []
  return (Array.isArray(value) ? value : [value]).map(String)
}
