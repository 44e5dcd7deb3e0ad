/**
 * Lays a popover over the page and its dialogs, but for notices that have a place in the page. Where the browser
 * knows sources, Tab goes from what has the focus now into the notices, and then on.
 */
export function showOnTop(popover: HTMLElement): void {
  const inPage = popover.matches('.vitrine-notices__place .vitrine-notices__stack')
  if (inPage || popover.matches(':popover-open')) return
  const source = document.querySelector<HTMLElement>(':focus')
  popover.showPopover?.(source ? { source } : {})
}
