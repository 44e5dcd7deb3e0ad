/** Lays a popover over the page and its dialogs, but for notices that have a place in the page. */
export function showOnTop(popover: HTMLElement): void {
  const inPage = popover.matches('.vitrine-notices__place .vitrine-notices__stack')
  if (!inPage && !popover.matches(':popover-open')) popover.showPopover?.()
}
