/** Whether a node is in a root of ours or in the live region, whose changes concern no mount point. */
export function isOurs(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement
  return element?.closest('[data-vitrine-root], .vitrine-announcer') != null
}
