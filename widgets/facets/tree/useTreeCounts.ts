import { useLayoutEffect, useState } from 'react'
import type { TreeNode } from '../../../src/facets/tree/facetTree'
import type { Translate } from '../../shared/languages/createTranslate'
import { writeText } from '../../shared/writeText'

/** The rows of a tree that are on the page, by their values. */
export type TreeRows = Map<string, Element>

/**
 * Writes the counts into the rows of a tree. When an answer changes nothing else, no row renders for it, as in a plain
 * list.
 * @returns where each row enters and leaves itself
 */
export function useTreeCounts(
  nodes: readonly TreeNode[],
  isOpen: (node: TreeNode) => boolean,
  translate: Translate,
): TreeRows {
  const [rows] = useState<TreeRows>(() => new Map())
  useLayoutEffect(() => {
    const write = (node: TreeNode) => {
      const place = rows.get(node.facet)?.lastElementChild?.lastElementChild
      writeText(place, translate('facet.count', { n: node.count }))
      if (isOpen(node)) node.children?.forEach(write)
    }
    nodes.forEach(write)
  }, [nodes, isOpen, translate, rows])
  return rows
}
