import { setAttribute } from './setAttribute'

/** Notes what attributes an element has. @returns restores them. */
export function keepAttributes(element: Element, names: readonly string[]): () => void {
  const before = names.map((name) => [name, element.getAttribute(name)] as const)
  return () => {
    for (const [name, value] of before) setAttribute(element, name, value)
  }
}
