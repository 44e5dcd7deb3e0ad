const SUBMITS =
  'button:not([type]), button[type="submit"], input[type="submit"], input[type="image"]'

/**
 * The 'go' button of a jump menu: the one that its CMS calls so, else the next button behind its select that
 * sends the form. Null where there is none.
 */
export function goButton(select: HTMLSelectElement): HTMLElement | null {
  const around = select.closest('form') ?? select.closest('[data-vitrine]') ?? select.parentElement
  if (!around) return null
  const named = around.querySelector<HTMLElement>('.ctools-jump-menu-button')
  const buttons = [...around.querySelectorAll<HTMLElement>(SUBMITS)]
  const isBehind = (one: Element) =>
    (select.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return named ?? buttons.find(isBehind) ?? null
}
