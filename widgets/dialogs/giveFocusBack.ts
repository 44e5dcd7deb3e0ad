import { topModal } from '../shared/dialogs/layers'

/** Focuses what had the focus before a dialog opened; where that is gone, the dialog that is open again. */
export function giveFocusBack(from: Element | null): void {
  focus(from)
  if (!from?.matches(':focus')) focus(topModal())
}

function focus(element: Element | null) {
  if (element instanceof HTMLElement || element instanceof SVGElement) {
    element.focus({ preventScroll: true })
  }
}
