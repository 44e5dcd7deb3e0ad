import type { FacetSettings } from '../../../src/facets/config/facetSettings'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { StandaloneFacet } from './StandaloneFacet'

/** One field's values on a mount point of their own. */
export function FacetWidget({ id, config }: WidgetProps<FacetSettings>) {
  return <StandaloneFacet id={id} config={config} shownAs="facet" />
}
