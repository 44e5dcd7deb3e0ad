/*
 * The document's own parts, past any element of the page whose id or name shadows them:
 * <img name="body"> makes document.body that image.
 */
const documentProperty = <T>(name: string): T =>
  Object.getOwnPropertyDescriptor(Document.prototype, name)?.get?.call(document) as T

export const documentElement = (): HTMLElement => documentProperty('documentElement')
export const documentBody = (): HTMLElement => documentProperty('body')
export const activeElement = (): Element | null => documentProperty('activeElement')
export const readyState = (): DocumentReadyState => documentProperty('readyState')

/** Whether the parser is at work still. */
export const isLoading = (): boolean => readyState() === 'loading'

/** Does something once the parser is done; at once when it is. Unlike DOMContentLoaded, no script delays it. */
export function whenParsed(then: () => void): void {
  if (isLoading()) document.addEventListener('readystatechange', then, { once: true })
  else then()
}

/** All elements that match, in document order. */
export function findAll(root: ParentNode, selector: string): readonly Element[] {
  const find = root instanceof Document ? Document.prototype : Element.prototype
  if (root instanceof DocumentFragment) return [...root.querySelectorAll(selector)]
  return [...find.querySelectorAll.call(root, selector)]
}

/** An attribute, past a form control of the element that is named getAttribute. */
export function attributeOf(element: Element, name: string): string | null {
  return Element.prototype.getAttribute.call(element, name)
}

/** A global that a script set, not an element whose id shadows it. */
export function globalValue(name: string): unknown {
  const value: unknown = (window as unknown as Record<string, unknown>)[name]
  return value instanceof Element || value instanceof HTMLCollection || isWindow(value)
    ? undefined
    : value
}

/** <iframe name="x"> makes window.x a window; asking it for anything may throw. */
function isWindow(value: unknown): boolean {
  try {
    return typeof value === 'object' && value !== null && (value as Window).window === value
  } catch {
    return true
  }
}
