import type { FacetConfig } from '../facets/config/facetConfig'
import { extension, type FilterWords } from '../facets/further/extension'
import { type CurrentFilter, currentFilters } from './currentFilters'

/** The current filters with their facets' labels and formatted amounts (spec 3.3, 3.7, 3.8). */
export function labelledFilters(
  fq: readonly string[],
  facets: readonly FacetConfig[],
  words: FilterWords,
): readonly CurrentFilter[] {
  const { amounts } = words
  const facetOf = (field: string | null) => facets.find((one) => one.field === field)
  const isMoney = (field: string | null) => facetOf(field)?.currency ?? false
  const label = (field: string) => facetOf(field)?.label ?? field
  const end = (field: string, amount: number) => amounts.amount(amount, isMoney(field))
  const entries = currentFilters(fq, label, end).map((entry) =>
    entry.kind === 'value' && isMoney(entry.field)
      ? { ...entry, text: amounts.value(entry.text, true) }
      : entry,
  )
  return extension()?.label(entries, facets, words) ?? entries
}
