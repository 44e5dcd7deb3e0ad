import type { FacetSettings } from '../../../src/facets/config/facetWidget'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { OneFacet } from '../facet/OneFacet'

/** One number's slider on a mount point of its own. */
export function RangeWidget({ id, config }: WidgetProps<FacetSettings>) {
  return <OneFacet id={id} config={config} shownAs="range" />
}
