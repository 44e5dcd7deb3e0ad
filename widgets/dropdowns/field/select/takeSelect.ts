const OURS = ['class', 'tabindex', 'aria-hidden'] as const

/**
 * Takes a select out of sight: it stays the form's field, and the browser can still show that it is missing;
 * who comes to it, by its label or from the browser, is led on. @returns what gives it back as it was.
 */
export function takeSelect(select: HTMLSelectElement, leadOn: () => void): () => void {
  const before = OURS.map((name) => [name, select.getAttribute(name)] as const)
  select.classList.add('vitrine-dropdown__select')
  select.setAttribute('tabindex', '-1')
  select.setAttribute('aria-hidden', 'true')
  const hadFocus = select.ownerDocument.activeElement === select
  select.addEventListener('focus', leadOn)
  if (hadFocus) leadOn()
  return () => {
    select.removeEventListener('focus', leadOn)
    for (const [name, value] of before) {
      if (value === null) select.removeAttribute(name)
      else select.setAttribute(name, value)
    }
  }
}
