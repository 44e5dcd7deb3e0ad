import { useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import { FACET_VALUES_SHOWN } from '../../src/contract/constants'
import { Facet } from '../shared/facet/Facet'
import { useReveal } from '../shared/reveal'
import type { WidgetProps } from '../shared/widgetProps'
import type { FacetWidgetConfig } from './config'

/** One field's facet on a mount point of its own. */
export function FacetWidget({ id, config }: WidgetProps<FacetWidgetConfig>) {
  const answer = useSelector((state: RootState) => state.answers[id])
  const facet = useSelector((state: RootState) =>
    state.searches[id]?.facets.find((one) => one.field === config.field),
  )
  useReveal(answer !== undefined)
  if (!facet) return null
  const own = config.label ? { ...facet, label: config.label } : facet
  return <Facet id={id} facet={own} answer={answer} shown={config.shown ?? FACET_VALUES_SHOWN} />
}
