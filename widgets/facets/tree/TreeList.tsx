import { useLayoutEffect, useRef, useState } from 'react'
import type { TreeNode } from '../../../src/facets/tree/facetTree'
import type { TreeMessageKey } from '../../../src/facets/tree/messages'
import type { Translate } from '../../shared/languages/createTranslate'
import { TreeItem, type TreeItemProps } from './TreeItem'

interface Props extends Omit<TreeItemProps, 'node'> {
  readonly nodes: readonly TreeNode[]
  readonly id?: string | undefined
  readonly words: Translate<TreeMessageKey>
}

/** How many nodes "Show more" adds to a level. */
const NODES_ADDED = 100

/** The nodes of one level: the first few, those that are selected, and more on request. */
export function TreeList({ nodes, id, ...rest }: Props) {
  const { visibleCount, translate, isOpen } = rest
  const [count, setCount] = useState(visibleCount)
  const list = useRef<HTMLUListElement>(null)
  const added = useRef<number | null>(null)
  const shown = nodes.filter((node, i) => i < count || node.active || node.isOnPath || isOpen(node))
  const hidden = nodes.length - shown.length
  // The pressed button may be gone: the focus moves to the first node that it has brought.
  useLayoutEffect(() => {
    const first = added.current
    added.current = null
    if (first === null) return
    list.current?.children[first]?.querySelector<HTMLElement>('input')?.focus()
  })
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari reads no list without markers otherwise.
    <ul ref={list} id={id} className="vitrine-tree__list" role="list">
      {shown.map((node) => (
        <TreeItem key={node.facet} node={node} {...rest} />
      ))}
      {hidden > 0 && (
        <li>
          <button
            className="vitrine-facet__more vitrine-tree__more"
            type="button"
            onClick={() => {
              added.current = Math.min(count, shown.length)
              setCount(count + NODES_ADDED)
            }}
          >
            {translate('facet.more', { n: Math.min(hidden, NODES_ADDED) })}
          </button>
        </li>
      )}
    </ul>
  )
}
