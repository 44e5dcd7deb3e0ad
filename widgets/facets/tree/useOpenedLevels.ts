import { useEffect, useMemo, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { type LoadedLevels, levelsRequested } from '../../../slices/facets/treeLevels'
import type { AnswerState } from '../../../slices/search/answerState'
import type { ComponentId } from '../../../src/componentId'
import type { CountedLevel } from '../../../src/facets/tree/facetTree'
import { type Hierarchy, treePath } from '../../../src/facets/tree/hierarchy'
import { levelKey, openLevels } from '../../../src/facets/tree/treeLevel'
import { openedValues } from '../../../src/facets/tree/treeView'

interface Tree {
  readonly id: ComponentId
  readonly field: string
  readonly hierarchy: Hierarchy
  readonly openFacets: readonly string[]
  readonly answer: AnswerState | undefined
  /** The levels that the answer has. */
  readonly answered: readonly CountedLevel[]
  /** The levels that were requested before. */
  readonly loaded: LoadedLevels
}

/**
 * Requests the levels of nodes that the visitor has opened: those that are missing when one more is opened, all of them
 * when the search has another answer. One request counts all levels.
 */
export function useOpenedLevels(tree: Tree): void {
  const { id, field, hierarchy, openFacets, answer, answered } = tree
  const latest = useRef(tree.loaded)
  latest.current = tree.loaded
  const dispatch = useDispatch()
  const needed = useMemo(() => {
    const known = new Set(answered.map(({ level }) => levelKey(level)))
    const places = openedValues(openFacets, field).flatMap(
      (value) => treePath(value, hierarchy) ?? [],
    )
    if (places.length === 0) return []
    return openLevels(places, hierarchy).filter((level) => !known.has(levelKey(level)))
  }, [answered, openFacets, field, hierarchy])
  const counted = useRef<AnswerState | undefined>(undefined)
  useEffect(() => {
    if (!answer) return
    const { levels, isStale } = latest.current
    const isNewSearch = isStale || (counted.current !== answer && levels.size > 0)
    counted.current = answer
    const missing = isNewSearch ? needed : needed.filter((level) => !levels.has(levelKey(level)))
    if (missing.length > 0) dispatch(levelsRequested({ id, field, levels: missing, isNewSearch }))
  }, [dispatch, id, field, answer, needed])
}
