import type { FacetSettings } from '../../src/config/facetWidget'
import { OneFacet } from '../shared/facet/OneFacet'
import type { WidgetProps } from '../shared/widgetProps'

/** One field's values on a mount point of their own. */
export function FacetWidget({ id, config }: WidgetProps<FacetSettings>) {
  return <OneFacet id={id} config={config} shownAs="facet" />
}
