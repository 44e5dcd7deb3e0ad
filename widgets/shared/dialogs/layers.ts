import { lockScroll } from './lockScroll'
import { moveLiveRegions } from './moveLiveRegions'

/** One overlay: a dialog, a popup or a list (design decision 29). */
export interface Layer {
  readonly element: Element
  /** Called on Escape while it is the top layer. It must then remove itself from the stack. */
  readonly close: () => void
  /** Whether nothing outside of it can be reached. The page behind it then does not scroll. */
  readonly modal?: boolean
}

let layers: readonly Layer[] = []

/**
 * Adds a layer to the page's one overlay stack. Escape closes only the top layer. While any layer is modal,
 * the page does not scroll, and the live regions stand in the top modal one. The browser's own dialogs are
 * not on the stack.
 * @returns removes the layer, wherever in the stack it is; call it before the element leaves the document.
 */
export function openLayer(layer: Layer): () => void {
  setLayers([...layers, layer])
  return () => setLayers(layers.filter((one) => one !== layer))
}

/** The element of the top modal layer; null without one. */
export function topModal(): Element | null {
  return layers.findLast(({ modal }) => modal)?.element ?? null
}

/**
 * Closes the top layer when the key is Escape and no other listener has handled it. Call it where an element
 * stops the propagation of keys, as @reach/dialog does.
 */
export function closeTopOnEscape(event: KeyboardEvent): void {
  const top = layers.at(-1)
  // While an input method composes, Escape belongs to it.
  if (!top || event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
  // The content of a dialog handles the key before the dialog; a popup closes before anything around it.
  if (top.modal && event.eventPhase === Event.CAPTURING_PHASE) return
  // The page's own <dialog> covers our layers.
  const native = event.target instanceof Element && event.target.closest('dialog:modal')
  if (native && !native.contains(top.element)) return
  event.preventDefault()
  event.stopPropagation()
  top.close()
}

function setLayers(next: readonly Layer[]): void {
  const before = layers
  layers = next
  // Adding the same listener again has no effect.
  const listen = next.length > 0 ? 'addEventListener' : 'removeEventListener'
  for (const capture of [true, false])
    window[listen]('keydown', closeTopOnEscape as EventListener, capture)
  for (const { element, modal } of new Set([...before, ...next])) {
    if (modal)
      element.toggleAttribute(
        'data-vitrine-modal',
        next.some((one) => one.element === element),
      )
  }
  const top = topModal()
  const root = lockScroll(top)
  if (root) moveLiveRegions(root, top)
}
