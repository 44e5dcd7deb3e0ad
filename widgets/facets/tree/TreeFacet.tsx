import { TREE_MESSAGES } from '../../../src/facets/tree/messages'
import { usePlainForm } from '../../shared/history/usePlainForm'
import { useTranslate } from '../../shared/languages/useTranslate'
import { FacetFrame } from '../choices/FacetFrame'
import type { FacetProps } from '../facet/facetProps'
import { TreeList } from './TreeList'
import { useTree } from './useTree'
import { useTreeCounts } from './useTreeCounts'

/**
 * The values of one field as a tree: nested lists whose nodes open level by level. Screen readers read lists and
 * buttons everywhere alike, which they don't do with the role tree.
 */
export function TreeFacet(props: FacetProps) {
  const { id, facet, visibleCount } = props
  const translate = useTranslate()
  const words = useTranslate(TREE_MESSAGES)
  const { nodes, chosen, ...tree } = useTree(props)
  const rows = useTreeCounts(nodes, tree.isOpen, translate)
  const name = usePlainForm(id)?.nameOf(facet)
  if (nodes.length === 0) return null
  return (
    <FacetFrame id={id} facet={facet} className="vitrine-tree">
      {name && facet.mode === 'single' && chosen && (
        <input type="hidden" name={`${name}[was]`} value={chosen} />
      )}
      <div className="vitrine-facet__list" tabIndex={-1}>
        <TreeList
          nodes={nodes}
          name={name}
          visibleCount={visibleCount}
          translate={translate}
          words={words}
          rows={rows}
          {...tree}
        />
      </div>
    </FacetFrame>
  )
}
