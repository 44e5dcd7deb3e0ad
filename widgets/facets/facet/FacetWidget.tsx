import type { FacetSettings } from '../../../src/facets/config/facetWidget'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { OneFacet } from './OneFacet'

/** One field's values on a mount point of their own. */
export function FacetWidget({ id, config }: WidgetProps<FacetSettings>) {
  return <OneFacet id={id} config={config} shownAs="facet" />
}
