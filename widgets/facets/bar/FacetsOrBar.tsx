import type { WidgetProps } from '../../shared/entry/widgetProps'
import { Facets } from '../facets/Facets'
import { useNarrowViewport } from '../facets/useNarrowViewport'
import type { BarConfig } from './barConfig'
import { FacetBar } from './FacetBar'

/** All facets: as a bar where the themer wants one and the screen is wide, else as everywhere. */
export function FacetsOrBar(props: WidgetProps<BarConfig>) {
  const isNarrow = useNarrowViewport()
  return props.config.layout === 'bar' && !isNarrow ? (
    <FacetBar {...props} />
  ) : (
    <Facets {...props} />
  )
}
