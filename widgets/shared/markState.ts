/** `data-state` and `aria-busy` of an element; without a state it has neither. */
export function markState(element: Element, state: string): void {
  const set = (name: string, value: string) =>
    value ? element.setAttribute(name, value) : element.removeAttribute(name)
  set('data-state', state)
  set('aria-busy', state === 'pending' ? 'true' : '')
}
