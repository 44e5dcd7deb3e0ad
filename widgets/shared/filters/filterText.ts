import type { CurrentFilter } from '../../../src/filters/currentFilters'
import type { Translate } from '../languages/createTranslate'

/** The text of an entry: a facet's label and value, or one text for any other filter. */
export type FilterText =
  | { readonly label: string; readonly value: string }
  | { readonly text: string }

/** Converts an entry to text; a range reads "{label}: {min} to {max}" (spec 3.8, 9). */
export function filterText(
  { facet, label, text, value, range }: CurrentFilter,
  translate: Translate,
): FilterText {
  if (range) {
    // Only the filter of a map's area contains a comma: its ends are coordinates.
    if (facet.includes(',')) return { text: translate('filters.area') }
    return {
      text: translate(range.max === '*' ? 'range.atLeast' : 'range.label', { label, ...range }),
    }
  }
  if (!label) return { text }
  // A further facet has labelled it.
  if (value === undefined) return { label, value: text }
  if (value === null) return { label, value: translate('facet.missing') }
  return { label, value: value.trim() === '' ? translate('facet.empty') : text }
}
