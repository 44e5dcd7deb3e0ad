/** One that is a mount point itself, or ours. */
const TAKEN = '[data-vitrine], [data-vitrine-root] *'

/** The select that a mount point is, or that stands in it; null without one. */
export function selectOf(element: Element): HTMLSelectElement | null {
  if (element instanceof HTMLSelectElement) return element
  const selects = [...element.querySelectorAll('select')]
  return selects.find((one) => !one.matches(TAKEN)) ?? null
}
