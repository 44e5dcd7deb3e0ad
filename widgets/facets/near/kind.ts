import type { FacetConfig } from '../../../src/facets/config/facetConfig'
import { activeCircle, readCircleFilter } from '../../../src/facets/near/circleFilter'
import { isNear, nearEntries, nearOptionsOf } from '../../../src/facets/near/config'
import { distanceFormat } from '../../../src/facets/near/distanceFormat'
import { NEAR_MESSAGES } from '../../../src/facets/near/messages'
import { nearFilters, nearPairs } from '../../../src/facets/near/nearPairs'
import { nearRequest } from '../../../src/facets/near/nearRequest'
import { centerOf, circleText } from '../../../src/facets/near/nearText'
import { widerCircles } from '../../../src/facets/near/widerCircles'
import { withDistances } from '../../../src/facets/near/withDistances'
import type { FacetWidgetKind } from '../further/facetWidgetKind'
import { NearFacet } from './NearFacet'
import { placesOf } from './placesOf'
import { visitorPosition } from './position'
import { findBadPlaces, withPlaces } from './withPlaces'

/** Results near the visitor or a place: a circle, in place of the values of a field. */
export const kind: FacetWidgetKind = {
  name: 'near',
  entries: nearEntries,
  messages: NEAR_MESSAGES,
  Component: NearFacet,
  fromOptions: withPlaces,
  findIssue: findBadPlaces,
  complete: (facet) => (isNear(facet) ? { ...facet, alias: facet.alias ?? 'near' } : facet),
  request: (request, facet) =>
    isNear(facet) ? nearRequest(request, facet.field, nearOptionsOf(facet).placesField) : request,
  docs: ({ docs, answer, params }, facet, locale) => {
    if (!isNear(facet)) return docs
    const circle = activeCircle(params.fq, facet.field)
    return withDistances(docs, answer.docs, circle, distancesOf(facet, locale))
  },
  label: ({ text }, facet, { translate, locale }) => {
    const circle = circleOf(text, facet)
    if (!circle) return null
    const center = centerOf(circle, placesOf(nearOptionsOf(facet)), visitorPosition())
    return { label: '', text: circleText(circle, center, distancesOf(facet, locale), translate) }
  },
  wider: (text, facet, locale) => {
    const circle = circleOf(text, facet)
    if (!circle) return null
    return widerCircles(facet.field, circle, nearOptionsOf(facet).radii, distancesOf(facet, locale))
  },
  pairs: (facet, filters) => (isNear(facet) ? nearPairs(facet.field, filters) : null),
  filters: (facet, pairs) => (isNear(facet) ? nearFilters(facet.field, pairs) : null),
}

const circleOf = (text: string, facet: FacetConfig) =>
  isNear(facet) ? readCircleFilter(text, facet.field) : null

const distancesOf = (facet: FacetConfig, locale: string) =>
  distanceFormat(locale, nearOptionsOf(facet).unit ?? undefined)
