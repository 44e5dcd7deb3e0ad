import type { FacetSettings } from '../../../src/facets/config/facetSettings'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { StandaloneFacet } from '../facet/StandaloneFacet'

/** One number's slider on a mount point of its own. */
export function RangeWidget({ id, config }: WidgetProps<FacetSettings>) {
  return <StandaloneFacet id={id} config={config} shownAs="range" />
}
