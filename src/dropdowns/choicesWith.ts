import type { Choice } from './choice'

/**
 * The choices whose label holds what was typed, in their order: upper and lower case and accents count as
 * the same, so that “zurich” finds “Zürich”.
 */
export function choicesWith(choices: readonly Choice[], term: string): readonly Choice[] {
  const wanted = folded(term.trim())
  if (wanted === '') return choices
  return choices.filter((choice) => {
    const label = labels.get(choice) ?? folded(choice.label)
    labels.set(choice, label)
    return label.includes(wanted)
  })
}

/** Folded once each: there may be thousands of them, for every letter typed. */
const labels = new WeakMap<Choice, string>()

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
