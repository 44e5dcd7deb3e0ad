import { useCallback, useMemo, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectLoadedLevels } from '../../../slices/facets/treeLevels'
import { facetOpened } from '../../../slices/history/viewActions'
import type { RootState } from '../../../slices/root'
import { selectSearch } from '../../../slices/search/selectSearch'
import type { FacetValue } from '../../../src/facets/facetValue'
import { isListCut } from '../../../src/facets/isListCut'
import { answerLevels } from '../../../src/facets/tree/answerLevels'
import { type CountedLevel, facetTree, type TreeNode } from '../../../src/facets/tree/facetTree'
import type { Hierarchy } from '../../../src/facets/tree/hierarchy'
import { levelKey } from '../../../src/facets/tree/treeLevel'
import { readTreeOptions } from '../../../src/facets/tree/treeOptions'
import { closedKey, isOpenByChoice, isOpenNode, openedKey } from '../../../src/facets/tree/treeView'
import type { FacetProps } from '../facet/facetProps'
import { type Selection, useSelection } from '../selection/useSelection'
import { useOpenedLevels } from './useOpenedLevels'

/** What a tree's view shows and can do. */
export interface TreeState extends Omit<Selection, 'active'> {
  /** The roots, in the facet's order. */
  readonly nodes: readonly TreeNode[]
  /** The value that is selected, where only one can be. */
  readonly chosen: FacetValue
  /** Whether a node shows its children. */
  readonly isOpen: (node: TreeNode) => boolean
  /** Opens or closes a node; the levels that are missing are then requested. */
  readonly toggleOpen: (node: TreeNode) => void
}

const PATHS: Hierarchy = { shape: 'path', delimiter: '/' }
const noLevels: readonly CountedLevel[] = []
const noneOpen: readonly string[] = []

/** The tree of a facet: the counts are those of the answer, the ticks those of the current search. */
export function useTree({ id, facet, answer }: FacetProps): TreeState {
  const dispatch = useDispatch()
  const { field, exclude, sorts } = facet
  const hierarchy = useMemo(() => readTreeOptions(facet) ?? PATHS, [facet])
  const params = useSelector((state: RootState) => selectSearch(state, id)?.config.params)
  const { active, ...selection } = useSelection(id, field)
  const openFacets = useSelector((state: RootState) => state.views[id]?.openFacets ?? noneOpen)
  const isCut = useCallback(
    (values: number) => isListCut(values, facet, params ?? {}),
    [facet, params],
  )
  const answered = useMemo(() => {
    if (!answer) return noLevels
    return answerLevels(answer.answer.facets, answer.params.fq, field, hierarchy, isCut)
  }, [answer, field, hierarchy, isCut])
  const loaded = useSelector((state: RootState) => selectLoadedLevels(state, id, field))
  useOpenedLevels({ id, field, hierarchy, openFacets, answer, answered, loaded })
  const levels = useMemo(() => {
    const known = new Set(answered.map(({ level }) => levelKey(level)))
    const further = [...loaded.levels.values()].filter(({ level }) => !known.has(levelKey(level)))
    return [...answered, ...further.map((one) => ({ ...one, isCut: isCut(one.counts.length) }))]
  }, [answered, loaded.levels, isCut])
  const nodes = useMemo(
    () => facetTree(levels, { hierarchy, active, exclude, sorts }),
    [levels, hierarchy, active, exclude, sorts],
  )

  const latest = useRef(openFacets)
  latest.current = openFacets
  const open = useCallback(
    (name: string, isOpen: boolean) => dispatch(facetOpened({ id, field: name, open: isOpen })),
    [dispatch, id],
  )
  const toggleOpen = useCallback(
    (node: TreeNode) => {
      const { facet: value } = node
      const wasOpen = isOpenNode(node, field, latest.current)
      const byChoice = isOpenByChoice(node)
      if (wasOpen || !byChoice) open(openedKey(field, value), !wasOpen)
      if (byChoice) open(closedKey(field, value), wasOpen)
    },
    [field, open],
  )
  return {
    nodes,
    chosen: active[0] ?? null,
    isOpen: useCallback((node) => isOpenNode(node, field, openFacets), [field, openFacets]),
    toggleOpen,
    ...selection,
  }
}
