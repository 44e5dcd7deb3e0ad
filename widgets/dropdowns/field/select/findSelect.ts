/** A select that is a mount point itself, or stands in one of our roots. */
const TAKEN = '[data-vitrine], [data-vitrine-root] *'

/** The select of a mount point: the element itself, or the first select in it. */
export function findSelect(element: Element): HTMLSelectElement | null {
  if (element instanceof HTMLSelectElement) return element
  const selects = [...element.querySelectorAll('select')]
  return selects.find((select) => !select.matches(TAKEN)) ?? null
}
