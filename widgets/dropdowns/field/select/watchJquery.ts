/** What we use of the page's jQuery. */
type JQuery = (element: Element) => Record<'on' | 'off', (name: string, heard: () => void) => void>

/**
 * Hears of changes that scripts tell by jQuery alone: `$(select).val('x').trigger('change')` raises no event of
 * the browser's. @returns its undo; nothing is done where the page has no jQuery.
 */
export function watchJquery(select: Element, changed: () => void): () => void {
  const { jQuery } = window as { jQuery?: unknown }
  if (typeof jQuery !== 'function' || typeof jQuery.prototype?.on !== 'function') return () => {}
  const own = (jQuery as unknown as JQuery)(select)
  own.on('change', changed)
  return () => own.off('change', changed)
}
