const SUBMIT_BUTTONS =
  'button:not([type]), button[type="submit"], input[type="submit"], input[type="image"]'

/**
 * Hides the 'go' button of a jump menu: the one with the CMS's class, else the first submit button after its
 * select. @returns shows it again.
 */
export function hideGoButton(select: HTMLSelectElement): () => void {
  const button = findGoButton(select)
  if (!button) return () => {}
  const wasHidden = button.hasAttribute('hidden')
  // The attribute wins over the theme's display rules.
  button.setAttribute('data-vitrine-hidden', '')
  button.setAttribute('hidden', '')
  return () => {
    button.removeAttribute('data-vitrine-hidden')
    if (!wasHidden) button.removeAttribute('hidden')
  }
}

function findGoButton(select: HTMLSelectElement): HTMLElement | null {
  const container =
    select.closest('form') ?? select.closest('[data-vitrine]') ?? select.parentElement
  if (!container) return null
  const named = container.querySelector<HTMLElement>('.ctools-jump-menu-button')
  const buttons = [...container.querySelectorAll<HTMLElement>(SUBMIT_BUTTONS)]
  const isAfter = (button: Element) =>
    (select.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return named ?? buttons.find(isAfter) ?? null
}
