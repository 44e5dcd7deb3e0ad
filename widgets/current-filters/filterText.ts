import type { CurrentFilter } from '../../src/solr/currentFilters'
import type { Say } from '../shared/useMessages'

/** How an entry reads: its facet's label and what was chosen. */
export function filterText(entry: CurrentFilter, say: Say): { label: string; value: string } {
  const { label, text, value } = entry
  if (value === null) return { label, value: say('facet.missing') }
  if (value !== undefined && value.trim() === '') return { label, value: say('facet.empty') }
  return { label, value: text }
}
