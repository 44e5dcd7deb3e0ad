import type { Answer, FacetCount } from '../../../src/solr/answer'

const noCounts: readonly FacetCount[] = []

/** What an answer counted for a field: one frozen list where it counted nothing. */
export function facetCounts(answer: Answer | undefined, field: string): readonly FacetCount[] {
  const facets = answer?.facets
  return (facets && Object.hasOwn(facets, field) ? facets[field] : undefined) ?? noCounts
}
