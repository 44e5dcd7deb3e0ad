import { onIntersect } from '../shared/lazy/onIntersect'

/** Calls back once a form is rendered, as when the dialog around it opens. @returns stops waiting. */
export function whenVisible(form: Element, callback: () => void): () => void {
  if (!(Element.prototype.checkVisibility?.call(form) ?? true)) return onIntersect(form, callback)
  callback()
  return () => {}
}
