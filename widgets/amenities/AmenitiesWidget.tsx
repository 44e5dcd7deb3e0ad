import type { FacetSettings } from '../../src/config/facetWidget'
import { OneFacet } from '../shared/facet/OneFacet'
import type { WidgetProps } from '../shared/widgetProps'

/** One field's amenities on a mount point of their own. */
export function AmenitiesWidget({ id, config }: WidgetProps<FacetSettings>) {
  return <OneFacet id={id} config={config} shownAs="amenities" />
}
