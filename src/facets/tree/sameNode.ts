import type { TreeNode } from './facetTree'

type IsOpen = (node: TreeNode) => boolean

/**
 * Whether a node and those within it show the same as others, but for their counts.
 * @param isOpen whether a node shows its children: those of the others are not read
 */
export function sameNode(a: TreeNode, b: TreeNode | undefined, isOpen: IsOpen): boolean {
  if (a === b) return true
  return (
    a.facet === b?.facet &&
    a.label === b.label &&
    a.active === b.active &&
    a.isOnPath === b.isOnPath &&
    a.isLeaf === b.isLeaf &&
    (!isOpen(b) || sameNodes(a.children, b.children, isOpen))
  )
}

function sameNodes(a: TreeNode['children'], b: TreeNode['children'], isOpen: IsOpen): boolean {
  if (!a || !b) return a === b
  return a.length === b.length && a.every((node, i) => sameNode(node, b[i], isOpen))
}
