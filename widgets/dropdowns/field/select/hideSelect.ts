import { keepAttributes } from '../../../shared/keepAttributes'

/**
 * Hides a select behind its dropdown. It remains the form's field, and the browser can still report that it is
 * missing. When it gets the focus, from its label or the browser, the focus moves on.
 * @returns restores it.
 */
export function hideSelect(select: HTMLSelectElement, focusInput: () => void): () => void {
  const restore = keepAttributes(select, ['class', 'tabindex', 'aria-hidden'])
  select.classList.add('vitrine-dropdown__select')
  select.setAttribute('tabindex', '-1')
  select.setAttribute('aria-hidden', 'true')
  const hadFocus = select.ownerDocument.activeElement === select
  select.addEventListener('focus', focusInput)
  if (hadFocus) focusInput()
  return () => {
    select.removeEventListener('focus', focusInput)
    restore()
  }
}
