/** The part of the page's jQuery that we use. */
type JQuery = (
  element: Element,
) => Record<'on' | 'off', (name: string, listener: () => void) => void>

/**
 * Watches changes that scripts report through jQuery only: `$(select).val('x').trigger('change')` raises no
 * browser event. Does nothing without jQuery. @returns stops watching.
 */
export function watchJquery(select: Element, changed: () => void): () => void {
  const { jQuery } = window as { jQuery?: unknown }
  if (typeof jQuery !== 'function' || typeof jQuery.prototype?.on !== 'function') return () => {}
  const wrapped = (jQuery as unknown as JQuery)(select)
  wrapped.on('change', changed)
  return () => wrapped.off('change', changed)
}
