/** What React last rendered an element with: another object after each time. */
function propsOf(element: Element): unknown {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
  if (!key) throw new Error('React has not rendered this element, or it keeps its props elsewhere.')
  return Reflect.get(element, key)
}

/** Watches elements. @returns a function that lists those that React has rendered since */
export function watchRenders(elements: Iterable<Element>): () => readonly Element[] {
  const before = [...elements].map((element) => [element, propsOf(element)] as const)
  return () => before.flatMap(([element, props]) => (propsOf(element) === props ? [] : element))
}
