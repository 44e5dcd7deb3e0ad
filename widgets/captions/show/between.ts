/** The nodes after one and before another of the same parent. @param to null for all that follow. */
export function between(from: Node, to: Node | null): readonly ChildNode[] {
  const nodes: ChildNode[] = []
  for (let node = from.nextSibling; node && node !== to; node = node.nextSibling) nodes.push(node)
  return nodes
}

/** Whether there is nothing to be seen of them. */
export function isBlank(nodes: Iterable<Node>): boolean {
  return [...nodes].every(
    (one) => one instanceof Comment || (one instanceof Text && !one.data.trim()),
  )
}
