import { memo, useCallback, useId } from 'react'
import type { FacetValue } from '../../../src/facets/facetValue'
import type { TreeNode } from '../../../src/facets/tree/facetTree'
import type { TreeMessageKey } from '../../../src/facets/tree/messages'
import type { Translate } from '../../shared/languages/createTranslate'
import type { PrefetchHandlers } from '../../shared/prefetch/usePrefetch'
import { FacetRow } from '../facet/rows/FacetRow'
import { TreeList } from './TreeList'
import type { TreeRows } from './useTreeCounts'

export interface TreeItemProps {
  readonly node: TreeNode
  /** What a plain form calls the facet, without JavaScript. */
  readonly name: string | undefined
  /** How many nodes of a level show before "Show more". */
  readonly visibleCount: number
  readonly isOpen: (node: TreeNode) => boolean
  readonly toggleOpen: (node: TreeNode) => void
  readonly toggle: (value: FacetValue) => void
  readonly prefetch: PrefetchHandlers<FacetValue> | undefined
  readonly translate: Translate
  readonly words: Translate<TreeMessageKey>
  /** Where a row enters itself, so that its count can be written. */
  readonly rows: TreeRows
}

/** One node: a button that shows what is within it, and its value, to be ticked. Its count may be an earlier one. */
export const TreeItem = memo(function TreeItem({ node, ...rest }: TreeItemProps) {
  const { isOpen, toggleOpen, words, translate, name, toggle, prefetch, rows } = rest
  const id = useId()
  const { facet, label, isLeaf } = node
  const row = useCallback(
    (element: HTMLElement | null) => {
      if (element) rows.set(facet, element)
      else rows.delete(facet)
    },
    [rows, facet],
  )
  const isExpanded = isOpen(node)
  const children = isExpanded ? node.children : null
  // A node that was opened keeps its button though nothing is within it: the focus may be on it.
  const hasToggle = !isLeaf || (isExpanded && !node.active)
  return (
    <li className="vitrine-tree__node">
      <div ref={row} className="vitrine-tree__row">
        {hasToggle && (
          <button
            className="vitrine-tree__toggle"
            type="button"
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? id : undefined}
            aria-label={words('tree.toggle', { label })}
            onClick={() => toggleOpen(node)}
          >
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="M7.5 5l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.75" />
            </svg>
          </button>
        )}
        <FacetRow
          item={node}
          name={name}
          toggle={toggle}
          prefetch={prefetch}
          translate={translate}
          formatValue={() => label}
        />
      </div>
      {!isLeaf && children && <TreeList id={id} nodes={children} {...rest} />}
      {isExpanded && hasToggle && !children?.length && (
        <p id={id} className="vitrine-tree__note" role="status">
          {children ? translate('facet.empty') : translate('status.loading')}
        </p>
      )}
    </li>
  )
}, isSame)

/** Whether an item shows the same, but for counts. */
function isSame(before: TreeItemProps, now: TreeItemProps): boolean {
  const names = Object.keys(now) as (keyof TreeItemProps)[]
  return names.every((name) =>
    name === 'node' ? textOf(before) === textOf(now) : before[name] === now[name],
  )
}

/** All that an item shows of its node and of those within it, but for counts. Closed nodes' children are not read. */
function textOf({ node, isOpen }: TreeItemProps): string {
  return JSON.stringify(node, function (this: TreeNode, key, value) {
    return key === 'count' || (key === 'children' && !isOpen(this)) ? undefined : value
  })
}
