import type { FacetSettings } from '../../../src/facets/config/facetSettings'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { StandaloneFacet } from '../facet/StandaloneFacet'

/** One field's amenities on a mount point of their own. */
export function AmenitiesWidget({ id, config }: WidgetProps<FacetSettings>) {
  return <StandaloneFacet id={id} config={config} shownAs="amenities" />
}
