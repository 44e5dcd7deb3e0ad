import type { FacetCounts } from '../../solr/response/readFacets'
import { activeValues } from '../activeValues'
import type { CountedLevel } from './facetTree'
import { ancestorPaths, type Hierarchy, type TreePath, treePath } from './hierarchy'
import { levelName } from './levelFields'
import { openLevels, type TreeLevel } from './treeLevel'

/** The nodes that selected values open: themselves, and those above them. */
export function chosenPaths(
  fq: readonly string[],
  field: string,
  hierarchy: Hierarchy,
): readonly TreePath[] {
  return activeValues(fq, field).flatMap((value) => {
    const place = treePath(value, hierarchy)
    return place ? [...ancestorPaths(place, hierarchy), place] : []
  })
}

/** The levels that a search counts: those of the roots, and of the nodes that its filters open. */
export function searchedLevels(
  fq: readonly string[],
  field: string,
  hierarchy: Hierarchy,
): readonly TreeLevel[] {
  return openLevels(chosenPaths(fq, field, hierarchy), hierarchy)
}

/** The levels of an answer with their counts. @param isCut whether facet.limit may have cut a list of so many values */
export function answerLevels(
  facets: FacetCounts,
  fq: readonly string[],
  field: string,
  hierarchy: Hierarchy,
  isCut: (values: number) => boolean,
): readonly CountedLevel[] {
  return searchedLevels(fq, field, hierarchy).flatMap((level, i) => {
    const name = levelName(field, i)
    const counts = Object.hasOwn(facets, name) ? facets[name] : undefined
    return counts ? [{ level, counts, isCut: isCut(counts.length) }] : []
  })
}
