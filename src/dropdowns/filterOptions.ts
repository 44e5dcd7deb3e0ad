import type { DropdownOption } from './dropdownOption'

/**
 * The options whose label contains the typed term, in their order. Case and accents are ignored, so “zurich”
 * finds “Zürich”.
 */
export function filterOptions(
  options: readonly DropdownOption[],
  term: string,
): readonly DropdownOption[] {
  const folded = fold(term.trim())
  if (folded === '') return options
  return options.filter((option) => {
    const label = foldedLabels.get(option) ?? fold(option.label)
    foldedLabels.set(option, label)
    return label.includes(folded)
  })
}

/** Each label is folded once: each typed letter may filter thousands of options. */
const foldedLabels = new WeakMap<DropdownOption, string>()

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
