import type { CurrentFilter } from '../../src/filters/currentFilters'
import type { Translate } from '../shared/languages/createTranslate'

/** How an entry reads; one that is not a value of a facet is a text of its own. */
export type FilterText =
  | { readonly label: string; readonly value: string }
  | { readonly text: string }

/** A facet's label and what was chosen; of a range "{label}: {min} to {max}" (spec 3.8, 9). */
export function filterText(
  { facet, label, text, value, range }: CurrentFilter,
  translate: Translate,
): FilterText {
  if (range) {
    // Of the filters that have ends, only an area's have commas: it is between corners.
    if (facet.includes(',')) return { text: translate('filters.area') }
    return {
      text: translate(range.max === '*' ? 'range.atLeast' : 'range.label', { label, ...range }),
    }
  }
  if (value === undefined) return { text }
  if (value === null) return { label, value: translate('facet.missing') }
  return { label, value: value.trim() === '' ? translate('facet.empty') : text }
}
