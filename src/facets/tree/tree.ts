import type { FacetConfig } from '../config/facetConfig'
import type { FacetKind } from '../further/facetKind'
import { treeLabel } from './hierarchy'
import { TREE_MESSAGES } from './messages'
import { readTreeOptions, treeEntries } from './treeOptions'
import { treeRequest } from './treeRequest'

/** A facet whose values are a tree of categories. */
export const tree: FacetKind = {
  name: 'tree',
  entries: treeEntries,
  complete: completeTree,
  request: (request, facet, { params }) => treeRequest(request, facet, params.fq),
  label: ({ value }, facet) => {
    const hierarchy = readTreeOptions(facet)
    return value && hierarchy ? { text: treeLabel(value, hierarchy) } : null
  },
  messages: TREE_MESSAGES,
}

/** One value at a time, unless several are joined by or: a value and one within it together narrow nothing. */
function completeTree(facet: FacetConfig): FacetConfig {
  const { shape = 'path', delimiter = '/' } = readTreeOptions(facet) ?? {}
  return {
    ...facet,
    shownAs: 'tree',
    mode: facet.mode === 'or' ? 'or' : 'single',
    further: { ...facet.further, hierarchy: shape, delimiter },
  }
}
