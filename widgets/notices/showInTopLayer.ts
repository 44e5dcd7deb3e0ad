/**
 * Shows a popover above the page and its dialogs, except for notices with a place in the page. With a source,
 * Tab moves from the focused element into the notices.
 */
export function showInTopLayer(popover: HTMLElement): void {
  const inPage = popover.matches('.vitrine-notices__place .vitrine-notices__stack')
  if (inPage || popover.matches(':popover-open')) return
  const source = document.querySelector<HTMLElement>(':focus')
  popover.showPopover?.(source ? { source } : {})
}
