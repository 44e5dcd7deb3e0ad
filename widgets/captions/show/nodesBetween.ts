/** The sibling nodes between two nodes. @param to null for all that follow */
export function nodesBetween(from: Node, to: Node | null): readonly ChildNode[] {
  const nodes: ChildNode[] = []
  for (let node = from.nextSibling; node && node !== to; node = node.nextSibling) nodes.push(node)
  return nodes
}

/** Whether the nodes are only comments and white space. */
export function isBlank(nodes: Iterable<Node>): boolean {
  return [...nodes].every(
    (one) => one instanceof Comment || (one instanceof Text && !one.data.trim()),
  )
}
