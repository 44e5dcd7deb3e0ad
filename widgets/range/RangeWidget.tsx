import type { FacetSettings } from '../../src/config/facetWidget'
import { OneFacet } from '../shared/facet/OneFacet'
import type { WidgetProps } from '../shared/widgetProps'

/** One number's slider on a mount point of its own. */
export function RangeWidget({ id, config }: WidgetProps<FacetSettings>) {
  return <OneFacet id={id} config={config} shownAs="range" />
}
