/** The accessible name of the combobox that replaces a select. */
export interface FieldName {
  readonly labelledBy?: string | undefined
  readonly label?: string | undefined
  /** Removes the ids that labels were given. */
  readonly removeIds?: () => void
}

/**
 * Finds the name that a select has on its page: its labels, `aria-label` or title. A label around the select
 * contains the combobox too, so its own text is used.
 * @param id a prefix for the ids of labels without one.
 * @returns null when nothing names it.
 */
export function fieldName(select: HTMLSelectElement, id: string): FieldName | null {
  const labelledBy = select.getAttribute('aria-labelledby')
  if (labelledBy) return { labelledBy }
  const label = select.getAttribute('aria-label')
  if (label) return { label }
  const labels = [...select.labels]
  if (labels.length > 0) {
    const wrapper = labels.find((element) => element.contains(select))
    if (wrapper) return { label: ownText(wrapper, select) }
    const withoutId = labels.filter((element) => !element.id)
    for (const [i, element] of withoutId.entries()) element.id = `${id}-label-${i}`
    const removeIds = () => {
      for (const element of withoutId) element.removeAttribute('id')
    }
    return { labelledBy: labels.map((element) => element.id).join(' '), removeIds }
  }
  return select.title ? { label: select.title } : null
}

/** The text of a label without the select and the dropdown in it. */
function ownText(label: Element, select: Element): string {
  const parts = [...label.childNodes].map((node) => {
    if (node instanceof Element && (node === select || node.matches('[data-vitrine-root]')))
      return ''
    return node instanceof Element && node.contains(select)
      ? ownText(node, select)
      : (node.textContent ?? '')
  })
  return parts.join(' ').replace(/\s+/g, ' ').trim()
}
