import type { TreeNode } from './facetTree'

/*
 * Which nodes a visitor has opened or closed stands among the open facets of the view, so that Back restores it. No
 * field has a slash or an exclamation mark in its name.
 */

/** The name of a node that was opened by hand. */
export function openedKey(field: string, value: string): string {
  return `${field}/${value}`
}

/** The name of a node that was closed by hand, though a selected value opens it. */
export function closedKey(field: string, value: string): string {
  return `${field}!${value}`
}

/** The values of a field's nodes that were opened by hand. */
export function openedValues(openFacets: readonly string[], field: string): readonly string[] {
  const start = openedKey(field, '')
  return openFacets.flatMap((name) => (name.startsWith(start) ? name.slice(start.length) : []))
}

/** Whether a selected value opens a node: it is the node itself, or within it. */
export function isOpenByChoice({ active, isOnPath }: TreeNode): boolean {
  return active || isOnPath
}

/** Whether a node is open. */
export function isOpenNode(node: TreeNode, field: string, openFacets: readonly string[]): boolean {
  if (openFacets.includes(openedKey(field, node.facet))) return true
  return isOpenByChoice(node) && !openFacets.includes(closedKey(field, node.facet))
}
