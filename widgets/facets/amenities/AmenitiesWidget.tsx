import type { FacetSettings } from '../../../src/facets/config/facetWidget'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { OneFacet } from '../facet/OneFacet'

/** One field's amenities on a mount point of their own. */
export function AmenitiesWidget({ id, config }: WidgetProps<FacetSettings>) {
  return <OneFacet id={id} config={config} shownAs="amenities" />
}
