import { holdPage } from './holdPage'

/** One thing that lies over the page (design decision 29). */
export interface Layer {
  /** What it is: a dialog's box, a popup, a list. The live region moves into a modal one. */
  readonly element: Element
  /** Escape was pressed while it is the top one: it must take itself off the stack. */
  readonly close: () => void
  /** Whether nothing outside of it can be reached: the page behind it does not scroll. */
  readonly modal?: boolean
}

let layers: readonly Layer[] = []

/**
 * Lays something on top of the page's one stack: Escape closes the top one only, while any of them is modal
 * the page does not scroll, and what is said to screen readers is said in the top modal one. It comes into
 * the document on top of those before it. The browser's own dialogs need not be on the stack.
 * @returns what takes it off again, wherever in the stack it is; to be called before it leaves the document.
 */
export function openLayer(layer: Layer): () => void {
  change([...layers, layer])
  return () => change(layers.filter((one) => one !== layer))
}

/** The element of the top modal layer; null without one. */
export function topModal(): Element | null {
  return layers.findLast(({ modal }) => modal)?.element ?? null
}

/**
 * Closes the top layer by a key, if that is Escape and nobody has had a use for it. For those that stop the
 * key on its way up, as @reach/dialog does.
 */
export function escapeTop(event: KeyboardEvent): void {
  const top = layers.at(-1)
  // To an input method, Escape says something else.
  if (!top || event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
  // What is in a dialog comes first; a popup goes before anything around it hears of the key.
  if (top.modal && event.eventPhase === Event.CAPTURING_PHASE) return
  // The page's own dialog lies over ours.
  const native = event.target instanceof Element && event.target.closest('dialog:modal')
  if (native && !native.contains(top.element)) return
  event.preventDefault()
  event.stopPropagation()
  top.close()
}

function change(next: readonly Layer[]): void {
  const before = layers
  layers = next
  // The same listeners each time: they are there once, or not at all.
  const listen = next.length > 0 ? 'addEventListener' : 'removeEventListener'
  for (const capture of [true, false])
    window[listen]('keydown', escapeTop as EventListener, capture)
  for (const { element, modal } of new Set([...before, ...next])) {
    if (modal)
      element.toggleAttribute(
        'data-vitrine-modal',
        next.some((one) => one.element === element),
      )
  }
  holdPage(topModal())
}
