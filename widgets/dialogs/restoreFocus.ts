import { topModal } from '../shared/dialogs/layers'

/** Focuses the opener; when that is gone, the dialog that is the top one now. */
export function restoreFocus(opener: Element | null): void {
  focus(opener)
  if (!opener?.matches(':focus')) focus(topModal())
}

function focus(element: Element | null) {
  if (element instanceof HTMLElement || element instanceof SVGElement) {
    element.focus({ preventScroll: true })
  }
}
