/** How the combobox in a select's place is called. */
export interface FieldName {
  readonly labelledBy?: string | undefined
  readonly label?: string | undefined
  /** Takes away the ids that labels were given. */
  readonly forget?: () => void
}

/**
 * The name that a select has on its page: by its labels, or what else names it. A label around the select
 * holds the combobox too, so that its own text is taken. Null where nothing names it.
 * @param id for labels that have none.
 */
export function nameSelect(select: HTMLSelectElement, id: string): FieldName | null {
  const labelledBy = select.getAttribute('aria-labelledby')
  if (labelledBy) return { labelledBy }
  const label = select.getAttribute('aria-label')
  if (label) return { label }
  const labels = [...select.labels]
  if (labels.length > 0) {
    const around = labels.find((one) => one.contains(select))
    if (around) return { label: textAround(around, select) }
    const nameless = labels.filter((one) => !one.id)
    for (const [i, one] of nameless.entries()) one.id = `${id}-label-${i}`
    const forget = () => {
      for (const one of nameless) one.removeAttribute('id')
    }
    return { labelledBy: labels.map((one) => one.id).join(' '), forget }
  }
  return select.title ? { label: select.title } : null
}

function textAround(label: Element, select: Element): string {
  const parts = [...label.childNodes].map((node) => {
    if (node instanceof Element && (node === select || node.matches('[data-vitrine-root]')))
      return ''
    return node instanceof Element && node.contains(select)
      ? textAround(node, select)
      : (node.textContent ?? '')
  })
  return parts.join(' ').replace(/\s+/g, ' ').trim()
}
